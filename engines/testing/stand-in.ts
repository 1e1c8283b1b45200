import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stand-in has received it. */
export interface ReceivedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The body as JSON. */
  json(): unknown;
  /** The body as a form. */
  form(): Promise<FormData>;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** A provider's stand-in, which responds as a test says and records its requests. */
export interface StandIn {
  readonly origin: string;
  readonly requests: ReceivedRequest[];
  /** Sets the response from now on. */
  answer(next: Answer): void;
  close(): Promise<void>;
}

export async function openStandIn(): Promise<StandIn> {
  let answer: Answer = (_request, response) => void response.writeHead(404).end();
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url: path = '', headers } = incoming;
    const request: ReceivedRequest = {
      method,
      path,
      headers,
      body,
      json: () => JSON.parse(body.toString('utf8')) as unknown,
      form: () =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': headers['content-type'] ?? '' },
        }).formData(),
    };
    requests.push(request);
    await answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
