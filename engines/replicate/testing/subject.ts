import type { MatrixSubject } from '../../testing/matrix.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { openReplicate } from './open-engine.ts';
import { createProvider } from './provider.ts';

export const replicateSubject: MatrixSubject = {
  name: 'replicate',
  open: (origin) => openReplicate(origin),
  goodDay(origin, png) {
    const provider = createProvider(origin, png);
    provider.settle = ({ id }) => ({ status: 'succeeded', output: `${origin}/delivery/${id}.png` });
    return provider.answer;
  },
  isPaidCall: ({ method, path }) => method === 'POST' && path.endsWith('/predictions'),
  isResultCall: ({ method, path }) => method === 'GET' && /\/predictions\/[^/]+$/.test(path),
  stillWorking: () => (request, response) =>
    sendJson(response, {
      id: request.path.split('/').at(-1),
      status: 'processing',
      output: null,
      error: null,
    }),
};
