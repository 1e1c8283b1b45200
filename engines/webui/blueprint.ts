import type { EngineBlueprint } from '../blueprint.ts';

export const webUiBlueprint: EngineBlueprint = {
  id: 'webui',
  vendor: 'Stable Diffusion WebUI',
  settings: [
    { name: 'baseUrl', variable: 'WEBUI_URL', kind: 'address', isRequired: true },
    { name: 'login', variable: 'WEBUI_LOGIN', kind: 'secret' },
    { name: 'checkpoint', variable: 'WEBUI_CHECKPOINT', kind: 'text' },
    { name: 'upscaler', variable: 'WEBUI_UPSCALER', kind: 'text' },
  ],
  problemOf({ baseUrl, login }) {
    if (baseUrl && URL.parse(baseUrl)?.username) {
      return 'WEBUI_URL must hold no name and password: they go into WEBUI_LOGIN';
    }
    return login && !login.includes(':')
      ? 'WEBUI_LOGIN must be a name and a password with a colon between'
      : null;
  },
  async create({ baseUrl = '', login, checkpoint, upscaler }, { id, network }) {
    const { createWebUi } = await import('./webui.ts');
    return createWebUi(
      {
        id,
        vendor: 'Stable Diffusion WebUI',
        baseUrl: baseUrl.replace(/\/sdapi(\/v1)?$/, ''),
        login: login ?? null,
        checkpoint: checkpoint ?? null,
        upscaler: upscaler ?? null,
      },
      network,
    );
  },
};
