import type { MatrixSubject } from '../../testing/matrix.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { createFalServer } from './fal-server.ts';
import { openFal } from './open-fal.ts';

export const falSubject: MatrixSubject = {
  name: 'fal',
  open: (origin, network) => openFal(origin, {}, null, network),
  respondWithSuccess: (origin, png) => createFalServer({ origin, png, rounds: 0 }).answer,
  isPaidCall: ({ method, path }) => method === 'POST' && !path.startsWith('/storage/'),
  isResultCall: ({ path }) => path.includes('/requests/'),
  stillWorking: () => (_request, response) => sendJson(response, { status: 'IN_PROGRESS' }, 202),
};
