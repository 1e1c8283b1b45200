import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const workerPath = '/service-worker.js';

/** A proxy that can make a server’s build look newer. */
export interface Proxy {
  readonly origin: string;
  /** Appends a comment to the service worker from now on, as a new build would change it. */
  simulateNewBuild(): void;
  close(): Promise<void>;
}

export async function startProxy(origin: string): Promise<Proxy> {
  const target = new URL(origin);
  let suffix = '';
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === workerPath;
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    if (isWorker) delete headers['if-none-match'];
    const { method, url: path } = incoming;
    const forwarded = request(
      { host: target.hostname, port: target.port, method, path, headers },
      (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        const forwardedHeaders = isWorker || length === undefined ? others : answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, forwardedHeaders);
        answer.pipe(outgoing, { end: !isWorker });
        if (isWorker) answer.once('end', () => outgoing.end(suffix));
      },
    );
    forwarded.once('error', () => outgoing.destroy());
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    simulateNewBuild() {
      suffix = '\n// another build';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
