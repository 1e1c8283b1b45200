import type { EngineBlueprint } from '../blueprint.ts';
import { basicLogin } from '../remote/own-server.ts';

export const webUiBlueprint: EngineBlueprint = {
  id: 'webui',
  vendor: 'Stable Diffusion WebUI',
  edits: ['edit', 'inpaint'],
  settings: [
    {
      name: 'baseUrl',
      variable: 'WEBUI_URL',
      kind: 'address',
      isRequired: true,
      example: 'http://127.0.0.1:7860',
    },
    { name: 'login', variable: 'WEBUI_LOGIN', kind: 'secret' },
    { name: 'checkpoint', variable: 'WEBUI_CHECKPOINT', kind: 'text' },
    { name: 'upscaler', variable: 'WEBUI_UPSCALER', kind: 'text' },
    { name: 'price', variable: 'WEBUI_PRICE_USD', kind: 'amount', example: '0.02' },
  ],
  problemOf({ baseUrl, login }) {
    if (baseUrl && URL.parse(baseUrl)?.username) {
      return 'WEBUI_URL must hold no name and password: they go into WEBUI_LOGIN';
    }
    return login && !login.includes(':')
      ? 'WEBUI_LOGIN must be a name and a password with a colon between'
      : null;
  },
  probe: ({ baseUrl = '', login }) => ({
    address: `${tidyBase(baseUrl)}/sdapi/v1/samplers`,
    headers: basicLogin(login ?? null),
  }),
  async create({ baseUrl = '', login, checkpoint, upscaler }, { id, network }) {
    const { createWebUi } = await import('./webui.ts');
    return createWebUi(
      {
        id,
        vendor: 'Stable Diffusion WebUI',
        baseUrl: tidyBase(baseUrl),
        login: login ?? null,
        checkpoint: checkpoint ?? null,
        upscaler: upscaler ?? null,
      },
      network,
    );
  },
};

/** The address without the path of its API, which operators copy along. */
function tidyBase(baseUrl: string): string {
  return baseUrl.replace(/\/sdapi(\/v1)?$/, '');
}
