import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../app-error.ts';
import type { Log } from '../log-types.ts';
import { presentError } from './present-error.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers requests that cannot reach the app: without a host, or with an invalid path. */
export function refuse(error: unknown, log: Log): Response {
  const { body, headers } = makeRefusal(notHttp.message, error, log);
  return new Response(body, { status: 400, headers });
}

function makeRefusal(message: string, error: unknown, log: Log) {
  const requestId = randomUUID();
  log.debug({ requestId, err: error }, 'request refused');
  return {
    body: JSON.stringify(presentError(new AppError('validation_failed', { message }), requestId)),
    headers: {
      ...Object.fromEntries(securityHeaders(null)),
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  };
}

const notHttp = { status: '400 Bad Request', message: 'This request could not be understood.' };

/** Why Node could not read a request, by error code; anything else is not HTTP. */
const reasons: Record<string, typeof notHttp> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers of this request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive. Send it again.',
  },
};

/** Answers what Node cannot read like every other error, unless another response is due on the connection. */
export function respondToUnreadable(server: Server, log: Log): void {
  const answers = new Map<Duplex, ServerResponse>();
  server.on('request', ({ socket }, outgoing) => {
    answers.set(socket, outgoing);
    outgoing.once('close', () => answers.delete(socket));
  });
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const due = answers.get(socket);
    // A timeout concerns the request being answered; any other error belongs to what followed it.
    const isFree = due === undefined || (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && !due.headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || !isFree) {
      socket.destroy();
      return;
    }
    const { status, message } = reasons[error.code ?? ''] ?? notHttp;
    const { body, headers } = makeRefusal(message, error, log);
    const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  });
}
