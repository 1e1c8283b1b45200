import type { MatrixSubject } from '../../testing/matrix.ts';
import { openNetwork } from '../../testing/network.ts';
import { type Answer, sendJson } from '../../testing/stand-in.ts';
import { createComfyUi } from '../comfyui.ts';
import { nodeTypesWith, usualModels } from './node-types.ts';

const types = nodeTypesWith(usualModels, []);

/** The id of the newest graph, which the server knows from the moment it was queued. */
let newest = '';

const respondWithSuccess =
  (png: Buffer): Answer =>
  (request, response) => {
    const { pathname } = new URL(request.path, 'http://comfyui');
    const [, part, name = ''] = pathname.split('/');
    if (part === 'object_info') return sendJson(response, { [name]: types[name] });
    if (part === 'prompt') {
      newest = (request.json() as { prompt_id: string }).prompt_id;
      return sendJson(response, { prompt_id: newest, number: 1, node_errors: {} });
    }
    if (part === 'history') {
      const images = [{ filename: 'a.png', subfolder: '', type: 'output' }];
      const status = { status_str: 'success', completed: true, messages: [] };
      return sendJson(response, { [name]: { outputs: { save: { images } }, status } });
    }
    if (part === 'queue') return sendJson(response, { queue_running: [[1, newest, {}]], queue_pending: [] });
    if (part === 'view') return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    // There is no socket: the engine polls.
    response.writeHead(404).end();
  };

export const comfyUiSubject: MatrixSubject = {
  name: 'comfyui',
  open: (origin, network = openNetwork) =>
    createComfyUi(
      {
        ...{ id: 'comfyui', vendor: 'ComfyUI', baseUrl: origin, login: null },
        ...{ checkpoint: null, upscaler: null, graphs: [] },
      },
      network,
    ),
  respondWithSuccess: (_origin, png) => respondWithSuccess(png),
  isPaidCall: ({ path }) => path === '/prompt',
  isResultCall: ({ path }) => path.startsWith('/history/'),
  stillWorking: () => (_request, response) => sendJson(response, {}),
};
