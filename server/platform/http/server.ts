import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../log-types.ts';
import type { ApiHono } from './environment.ts';
import { refuse, respondToUnreadable } from './refusals.ts';

export interface ServerOptions {
  hono: ApiHono;
  /** 0 for any that is free. */
  port: number;
  host: string;
  log: Log;
}

export interface HttpServer {
  readonly port: number;
  /** Takes no more connections, waits for running requests as long as the grace, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

/** The port or address cannot be listened on. The message says what to do. */
export class ListenError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'ListenError';
  }
}

/** Longer than the minute for which load balancers usually keep an idle connection, so that they close it first. */
const keepAliveMs = 65_000;

export async function startServer({ hono, port, host, log }: ServerOptions): Promise<HttpServer> {
  const listener = getRequestListener((request, env) => hono.fetch(request, env), {
    errorHandler: (error) => refuse(error, log),
  });
  const server = createServer(
    // A request without a host is refused by us, in the shape of every error.
    { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 1_000, requireHostHeader: false },
    (incoming, outgoing) => {
      // Once it is stopping, each answer is the last of its connection.
      if (!server.listening) outgoing.shouldKeepAlive = false;
      void listener(incoming, outgoing);
    },
  );
  // Whatever else a client expects beside an answer is no reason to refuse what it asks.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  respondToUnreadable(server, log);
  const unused = watchUnused(server);
  await listen(server, port, host);
  const address = server.address() as AddressInfo;
  return { port: address.port, stop: (graceMs) => stop(server, unused, graceMs, log) };
}

/** The connections on which nothing was asked yet. Browsers open some in advance, and Node counts them as busy. */
function watchUnused(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => {
    const code = 'code' in error ? error.code : undefined;
    const place = `${host}:${port}`;
    if (code === 'EADDRINUSE') {
      reject(
        new ListenError(
          `${place} is in use by another program. Stop it, or set PORT to another port.`,
          error,
        ),
      );
    } else if (code === 'EACCES') {
      reject(new ListenError(`${place} may not be used by this user. Set PORT to one above 1023.`, error));
    } else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      reject(
        new ListenError(
          `This machine does not have the address ${host}. Set HOST to one that it has.`,
          error,
        ),
      );
    } else reject(error);
  });
  server.listen(port, host, () => resolve());
  return promise;
}

async function stop(server: Server, unused: Set<Socket>, graceMs: number, log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of unused) socket.destroy();
  // Connections that fall idle after the call have to be closed by hand.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    log.warn({ graceMs }, 'requests were still running at the end of the grace and were cut');
    server.closeAllConnections();
  }, graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
