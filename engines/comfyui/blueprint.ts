import type { EngineBlueprint } from '../blueprint.ts';
import { basicLogin } from '../remote/own-server.ts';
import { type GraphFolder, readGraphFolder } from './graph-files.ts';

const noGraphs: GraphFolder = { graphs: [], problems: [] };

export const comfyUiBlueprint: EngineBlueprint = {
  id: 'comfyui',
  vendor: 'ComfyUI',
  edits: ['edit', 'inpaint'],
  settings: [
    {
      name: 'baseUrl',
      variable: 'COMFYUI_URL',
      kind: 'address',
      isRequired: true,
      example: 'http://127.0.0.1:8188',
    },
    { name: 'checkpoint', variable: 'COMFYUI_CHECKPOINT', kind: 'text' },
    { name: 'upscaler', variable: 'COMFYUI_UPSCALER', kind: 'text' },
    { name: 'workflows', variable: 'COMFYUI_WORKFLOWS', kind: 'folder' },
    { name: 'login', variable: 'COMFYUI_LOGIN', kind: 'secret' },
    { name: 'price', variable: 'COMFYUI_PRICE_USD', kind: 'amount', example: '0.02' },
  ],
  problemOf({ baseUrl, login, workflows }) {
    if (baseUrl && URL.parse(baseUrl)?.username) {
      return 'COMFYUI_URL must hold no name and password: they go into COMFYUI_LOGIN';
    }
    if (login && !login.includes(':'))
      return 'COMFYUI_LOGIN must be a name and a password with a colon between';
    if (workflows && read(workflows) === null) return 'COMFYUI_WORKFLOWS names a folder that cannot be read';
    return null;
  },
  probe: ({ baseUrl = '', login }) => ({
    address: `${baseUrl}/system_stats`,
    headers: basicLogin(login ?? null),
  }),
  async create({ baseUrl = '', checkpoint, upscaler, login, workflows }, { id, network, warn }) {
    const { createComfyUi } = await import('./comfyui.ts');
    const { graphs, problems } = (workflows && read(workflows)) || noGraphs;
    for (const problem of problems) warn?.(`A graph of COMFYUI_WORKFLOWS is left out: ${problem}`);
    return createComfyUi(
      {
        id,
        vendor: 'ComfyUI',
        baseUrl,
        checkpoint: checkpoint ?? null,
        upscaler: upscaler ?? null,
        login: login ?? null,
        graphs,
      },
      network,
    );
  },
};

function read(folder: string): GraphFolder | null {
  try {
    return readGraphFolder(folder);
  } catch {
    return null;
  }
}
