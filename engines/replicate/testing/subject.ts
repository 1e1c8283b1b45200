import type { MatrixSubject } from '../../testing/matrix.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { openReplicate } from './open-engine.ts';
import { createProvider, versionOf } from './provider.ts';

export const replicateSubject: MatrixSubject = {
  name: 'replicate',
  open: (origin, network) => openReplicate(origin, {}, null, network),
  respondWithSuccess(origin, png) {
    const provider = createProvider(origin, png);
    provider.settle = (run) => ({
      status: 'succeeded',
      output:
        'destination' in run
          ? { version: `${run.destination}:${versionOf('trained')}` }
          : `${origin}/delivery/${run.id}.png`,
    });
    return provider.answer;
  },
  isPaidCall: ({ method, path }) => method === 'POST' && /\/(predictions|trainings)$/.test(path),
  isResultCall: ({ method, path }) => method === 'GET' && /\/(predictions|trainings)\/[^/]+$/.test(path),
  stillWorking: () => (request, response) =>
    sendJson(response, {
      id: request.path.split('/').at(-1),
      status: 'processing',
      output: null,
      error: null,
    }),
};
