import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../log-types.ts';
import type { ApiHono } from './environment.ts';
import { refuse, respondToUnreadable } from './refusals.ts';

export interface ServerOptions {
  hono: ApiHono;
  /** 0 for any free port. */
  port: number;
  host: string;
  log: Log;
}

export interface HttpServer {
  readonly port: number;
  /** Stops accepting connections, waits for running requests up to the grace period, then cuts the rest. */
  stop(graceMs: number): Promise<void>;
}

/** The port or address is not available. The message says what to do. */
export class ListenError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'ListenError';
  }
}

/**
 * Longer than the minute for which load balancers usually keep an idle connection, so that they close it
 * first.
 */
const keepAliveMs = 65_000;

export async function startServer({ hono, port, host, log }: ServerOptions): Promise<HttpServer> {
  const listener = getRequestListener((request, env) => hono.fetch(request, env), {
    errorHandler: (error) => refuse(error, log),
  });
  const server = createServer(
    // We refuse a request without a host ourselves, in the shape of every error.
    { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 1_000, requireHostHeader: false },
    (incoming, outgoing) => {
      // While stopping, each response closes its connection.
      if (!server.listening) outgoing.shouldKeepAlive = false;
      void listener(incoming, outgoing);
    },
  );
  // An unknown `Expect` header is no reason to refuse the request.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  respondToUnreadable(server, log);
  const unused = watchUnused(server);
  await listen(server, port, host);
  const address = server.address() as AddressInfo;
  return { port: address.port, stop: (graceMs) => stop(server, unused, graceMs, log) };
}

/** Connections without a request yet. Browsers open some in advance, and Node treats them as busy. */
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
  // Connections that become idle after the call must be closed explicitly.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    log.warn({ graceMs }, 'requests still running after the grace period were cut');
    server.closeAllConnections();
  }, graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
