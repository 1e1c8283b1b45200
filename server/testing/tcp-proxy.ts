import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test cuts. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection and accepts no other. */
  stop(): void;
  /** Delivers nothing any more, in either direction, and says nothing about it. */
  freeze(): void;
  /** Serves again. Frozen connections are reset. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    const end = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.once('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    incoming.on('data', (bytes) => void (isFrozen || outgoing.write(bytes)));
    outgoing.on('data', (bytes) => void (isFrozen || incoming.write(bytes)));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const port = await listen(0);
  const stop = () => {
    server.close();
    reset();
  };
  return {
    port,
    stop,
    freeze() {
      isFrozen = true;
    },
    async resume() {
      if (isFrozen) reset();
      isFrozen = false;
      if (!server.listening) await listen(port);
    },
    async close() {
      stop();
      if (server.listening) await once(server, 'close');
    },
  };
}
