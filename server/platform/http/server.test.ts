import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#contract/call.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { silentLog } from '../log-types.ts';
import { type HttpServer, ListenError, startServer } from './server.ts';
import { createTestApi, type TestApi } from './testing.ts';

const upload = defineCall({
  method: 'post',
  path: '/api/upload',
  summary: 'Upload',
  form: z.object({}),
  files: { image: { max: 1 } },
  response: z.object({ bytes: z.number() }),
});
const wait = defineCall({
  method: 'get',
  path: '/api/wait',
  summary: 'Wait',
  response: z.object({ done: z.literal(true) }),
});

let test: TestApi;
let server: HttpServer;
let release: PromiseWithResolvers<void>;
let waiting: PromiseWithResolvers<void>;
let handled: number;
let wasAborted: boolean;

beforeEach(async () => {
  release = Promise.withResolvers();
  waiting = Promise.withResolvers();
  handled = 0;
  wasAborted = false;
  test = createTestApi({ trustProxy: ['127.0.0.1'] });
  test.api.handle(upload, async ({ files }) => {
    handled += 1;
    return { bytes: files.image[0]?.bytes ?? 0 };
  });
  test.api.handle(wait, async ({ signal }) => {
    signal.addEventListener('abort', () => {
      wasAborted = true;
      release.resolve();
    });
    waiting.resolve();
    await release.promise;
    return { done: true as const };
  });
  server = await startServer({ hono: test.api.hono, port: 0, host: '127.0.0.1', log: silentLog });
});
afterEach(async () => {
  release.resolve();
  await server.stop(0);
  test.remove();
});

const uploads = () => join(test.dataDir, 'tmp');
const boundary = 'x5f2b';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

function send(path: string, options: { method?: string; headers?: Record<string, string | number> } = {}) {
  const request = httpRequest({
    host: '127.0.0.1',
    port: server.port,
    path,
    method: options.method ?? 'GET',
    headers: { cookie: 'u1', ...options.headers },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  return { request, answered };
}

const form = { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };

/** Writes a file part until this many bytes are written or the connection is closed; returns how many. */
async function writeBytes(request: ClientRequest, bytes: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, 120);
  let written = 0;
  request.write(head);
  while (written < bytes && !request.destroyed) {
    const hasSpace = request.write(chunk);
    written += chunk.length;
    if (!hasSpace) {
      const over = new AbortController();
      const { signal } = over;
      const events = [once(request, 'drain', { signal }), once(request, 'close', { signal })];
      // The server may close the connection after its response: nothing more to write then.
      await Promise.race(events).catch(() => request.destroy());
      over.abort();
    }
  }
  return written;
}

describe('an upload over a real connection', () => {
  it('of 60 MB that announces its size is refused before a byte of it is sent', async () => {
    const { request, answered } = send('/api/upload', {
      ...form,
      headers: { ...form.headers, 'content-length': 60 * 1024 * 1024 },
    });
    request.flushHeaders();
    const answer = await answered;
    expect(answer.statusCode).toBe(413);
    expect(await json(answer)).toMatchObject({ success: false, code: 'payload_too_large' });
    expect(readdirSync(uploads())).toEqual([]);
    request.destroy();
  });

  it('of 60 MB without a size is answered while it is still being sent, and leaves no file', async () => {
    const { request, answered } = send('/api/upload', form);
    let isWhole = false;
    const poured = writeBytes(request, 60 * 1024 * 1024).then(() => {
      isWhole = true;
    });
    // The request never ends: a response can only come because the server stopped reading.
    const answer = await answered;
    expect(answer.statusCode).toBe(413);
    expect(await json(answer)).toMatchObject({ code: 'payload_too_large' });
    expect(handled).toBe(0);
    expect(readdirSync(uploads())).toEqual([]);
    request.destroy();
    await poured;
    expect(isWhole).toBe(true);
  });

  it('gets the place of one of 24 senders who have stopped sending', async () => {
    const sendFrom = (sender: number) =>
      send('/api/upload', {
        ...form,
        headers: { ...form.headers, cookie: `u${sender}`, 'x-forwarded-for': `203.0.113.${sender}` },
      });
    const stopped = Array.from({ length: 24 }, (_, sender) => sendFrom(sender));
    for (const { request } of stopped) request.write(`${head}x`);
    await expect.poll(() => readdirSync(uploads()).length).toBe(24);
    const honest = sendFrom(99);
    honest.request.end(`${head}x${tail}`);
    expect((await honest.answered).statusCode).toBe(200);
    const cut = await Promise.any(stopped.map(({ answered }) => answered));
    expect(cut.statusCode).toBe(408);
    expect(await json(cut)).toMatchObject({ code: 'upload_too_slow' });
    expect(readdirSync(uploads())).toHaveLength(23);
    for (const { request, answered } of stopped) {
      answered.catch(() => undefined);
      request.destroy();
    }
    await expect.poll(() => readdirSync(uploads())).toEqual([]);
  });

  it('that is refused is answered while its sender is silent', async () => {
    const senders = [1, 2, 3, 4].map(() => send('/api/upload', form));
    for (const { request } of senders) request.write(`${head}x`);
    const refused = await Promise.any(senders.map(({ answered }) => answered));
    expect(refused.statusCode).toBe(429);
    for (const { request, answered } of senders) {
      answered.catch(() => undefined);
      request.destroy();
    }
    await expect.poll(() => readdirSync(uploads())).toEqual([]);
  });

  it('is written to disk as it arrives, not held in memory', async () => {
    const { request, answered } = send('/api/upload', form);
    await writeBytes(request, 10 * 1024 * 1024);
    const onDisk = () => {
      const [name] = readdirSync(uploads());
      return name === undefined ? 0 : statSync(join(uploads(), name)).size;
    };
    // Nearly all of it is on disk though the request has not ended.
    await expect.poll(onDisk, { timeout: 10_000 }).toBeGreaterThan(9 * 1024 * 1024);
    request.end(tail);
    expect(await json(await answered)).toEqual({ bytes: 10 * 1024 * 1024 });
    expect(readdirSync(uploads())).toEqual([]);
  });

  it('that is interrupted leaves no file and reaches no handler', async () => {
    const { request, answered } = send('/api/upload', form);
    answered.catch(() => undefined);
    await writeBytes(request, 2 * 1024 * 1024);
    await expect.poll(() => readdirSync(uploads()).length).toBe(1);
    request.destroy();
    await expect.poll(() => readdirSync(uploads()).length).toBe(0);
    expect(handled).toBe(0);
  });

  it.each([
    ['multipart/form-data; boundary=x5f2b', 'payload_too_large'],
    ['application/json', 'unsupported_media_type'],
  ])(
    'that is refused half-way as %s leaves its connection usable for the next request',
    async (type, code) => {
      const field = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`;
      const body = `${field.repeat(10_000)}--${boundary}--\r\n`;
      const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
      let received = '';
      let isOver = false;
      socket.on('data', (data: string) => {
        received += data;
      });
      socket.once('close', () => {
        isOver = true;
      });
      const hasReceived = (text: string) => expect.poll(() => isOver || received.includes(text)).toBe(true);
      socket.write(
        `POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncookie: u1\r\ncontent-type: ${type}\r\n` +
          `content-length: ${body.length}\r\n\r\n${body}`,
      );
      await hasReceived(code);
      expect(received).toContain('HTTP/1.1 4');
      socket.write('GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await hasReceived('HTTP/1.1 404');
      expect(isOver).toBe(false);
      socket.destroy();
    },
  );

  it('without a session is refused without being read', async () => {
    const { request, answered } = send('/api/upload', form);
    request.removeHeader('cookie');
    const poured = writeBytes(request, 30 * 1024 * 1024);
    expect((await answered).statusCode).toBe(401);
    expect(readdirSync(uploads())).toEqual([]);
    request.destroy();
    await poured;
  });
});

describe('stopping', () => {
  it('waits for running requests, and accepts no more', async () => {
    const { request, answered } = send('/api/wait');
    request.end();
    await waiting.promise;
    const stopping = server.stop(60_000);
    const late = send('/api/wait');
    late.request.end();
    await expect(late.answered).rejects.toThrow('ECONNREFUSED');
    release.resolve();
    const answer = await answered;
    expect(await json(answer)).toEqual({ done: true });
    await stopping;
  });

  it('cuts what is still running after the grace period', async () => {
    const { request, answered } = send('/api/wait');
    request.end();
    answered.catch(() => undefined);
    await waiting.promise;
    await server.stop(50);
    await expect(answered).rejects.toThrow();
    await expect.poll(() => wasAborted).toBe(true);
  });

  it('does not wait for an idle keep-alive connection', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    await server.stop(60_000);
    socket.destroy();
  });

  it('does not wait for a connection without a request', async () => {
    const socket = connect(server.port, '127.0.0.1');
    // Connections are accepted in order: once the second is answered, the silent one exists as well.
    await once(socket, 'connect');
    const { request, answered } = send('/api/nothing');
    request.end();
    await text(await answered);
    const cut = once(socket, 'close');
    await server.stop(60_000);
    await cut;
  });
});

describe('listening', () => {
  it('says what to do when the port is in use', async () => {
    const again = startServer({ hono: test.api.hono, port: server.port, host: '127.0.0.1', log: silentLog });
    await expect(again).rejects.toThrow(ListenError);
    await expect(again).rejects.toThrow('set PORT to another port');
  });

  it.each([
    ['without a host, of an old client', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['that is no HTTP', 'HELLO\r\n\r\n', 400],
    ['with two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['with headers beyond measure', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
    [
      'that expects something odd',
      'GET /api/nothing HTTP/1.1\r\nhost: a\r\nexpect: x\r\nconnection: close\r\n\r\n',
      404,
    ],
  ])('answers a request %s with the shape and headers of every error', async (_what, request, status) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'self'");
    const id = /^x-request-id: (.+)\r$/im.exec(answer)?.[1];
    expect(errorResponseSchema.parse(JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? ''))).toMatchObject({
      requestId: id,
    });
  });

  it('is silent during a response when what follows the request is not HTTP', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /api/wait HTTP/1.1\r\nhost: a\r\ncookie: u1\r\n\r\n');
    await waiting.promise;
    socket.write('HELLO\r\n\r\n');
    expect(await text(socket)).toBe('');
  });
});
