import type { MatrixSubject } from '../../testing/matrix.ts';
import { openNetwork } from '../../testing/network.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { createWebUi } from '../webui.ts';

export const webUiSubject: MatrixSubject = {
  name: 'webui',
  open: (origin, network = openNetwork) =>
    createWebUi(
      { id: 'webui', vendor: 'WebUI', baseUrl: origin, login: null, checkpoint: null, upscaler: null },
      network,
    ),
  respondWithSuccess: (_origin, png) => (request, response) => {
    const at = request.path.replace(/\?.*$/, '');
    if (at === '/sdapi/v1/options')
      return sendJson(response, { sd_model_checkpoint: 'sd_xl_base_1.0.safetensors' });
    if (at === '/sdapi/v1/samplers') return sendJson(response, [{ name: 'Euler' }, { name: 'DPM++ 2M' }]);
    if (at === '/sdapi/v1/progress')
      return sendJson(response, { progress: 0, current_task: null, state: {} });
    const images = [png.toString('base64')];
    return sendJson(response, { images, parameters: {}, info: '{"seed": 7, "all_seeds": [7]}' });
  },
  isPaidCall: ({ path }) => path === '/sdapi/v1/txt2img',
};
