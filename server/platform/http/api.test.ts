import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#contract/call.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { AppError } from '../app-error.ts';
import { SettableClock } from '../clock.ts';
import type { Log } from '../log-types.ts';
import type { Api } from './api.ts';
import { createTestApi, type TestApi } from './testing.ts';

const echo = defineCall({
  method: 'post',
  path: '/api/echo/{id}',
  summary: 'Echo',
  params: z.object({ id: z.uuid() }),
  query: z.object({ times: z.coerce.number().int().min(1).default(1) }),
  body: z.object({ text: z.string().max(5), accepted: z.literal(true).optional() }),
  response: z.object({ said: z.array(z.string()) }),
});
const getCaller = defineCall({
  method: 'get',
  path: '/api/open',
  summary: 'Open to visitors',
  response: z.object({ userId: z.string().nullable(), address: z.string() }),
  signedIn: false,
});
const upload = defineCall({
  method: 'post',
  path: '/api/upload',
  summary: 'Upload',
  form: z.object({ prompt: z.string().default('') }),
  files: { image: { max: 2 } },
  response: z.object({
    prompt: z.string(),
    files: z.array(
      z.object({ filename: z.string(), bytes: z.number(), sha256: z.string(), text: z.string() }),
    ),
  }),
});

const failure = (code: string) => Object.assign(new Error('as it says'), { code });

const id = '0190d8e5-5f3a-7000-8000-000000000001';

let test: TestApi | undefined;
let logged: { level: string; details: Record<string, unknown>; message: string }[];
let clock: SettableClock;
let api: Api;

const recorder: Log = (() => {
  const at = (level: string) => (details: object, message: string) => {
    logged.push({ level, details: { ...details }, message });
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
})();

function open(options: { trustProxy?: string[]; publicUrl?: string } = {}): Api {
  test?.remove();
  test = createTestApi({ ...options, clock, log: recorder });
  const created = test.api;
  created.handle(
    echo,
    { fieldErrors: { accepted: 'terms_not_accepted' } },
    async ({ params, query, body }) => {
      if (body.text === 'boom') throw new TypeError('the database password is hunter2');
      if (body.text === 'full') throw new Error('Failed query', { cause: failure('53100') });
      if (body.text === 'gone') throw new Error('Failed query', { cause: failure('ECONNREFUSED') });
      if (body.text === 'coins') throw new AppError('insufficient_coins');
      return { said: [...Array(query.times).fill(body.text), params.id] };
    },
  );
  created.handle(getCaller, async ({ identity, address }) => ({
    userId: identity?.userId ?? null,
    address,
  }));
  created.handle(upload, async ({ form, files }) => ({
    prompt: form.prompt,
    files: await Promise.all(
      files.image.map(async ({ filename, bytes, sha256, path }) => ({
        filename,
        bytes,
        sha256,
        text: await readFile(path, 'utf8'),
      })),
    ),
  }));
  created.alias('put', '/api/old-echo/{id}', echo);
  return created;
}

beforeEach(() => {
  logged = [];
  clock = new SettableClock();
  api = open();
});
afterEach(() => {
  test?.remove();
  test = undefined;
});

const session = { cookie: 'u1' };
const json = { 'content-type': 'application/json' };

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return api.hono.request(path, { method: 'POST', body: sent, headers: { ...session, ...json, ...headers } });
}

/** Reads an error response and checks its shape. */
async function errorOf(response: Response | Promise<Response>) {
  const answer = await response;
  const body = errorResponseSchema.parse(await answer.json());
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(body.error).toBe(body.message);
  return { status: answer.status, ...body };
}

describe('a signed-in user', () => {
  it('is let in while strangers at the same address have used up its requests', async () => {
    const statusOf = async (headers?: Record<string, string>) =>
      (await api.hono.request('/api/open', { ...(headers && { headers }) })).status;
    let status = 200;
    for (let count = 0; status === 200 && count <= rateLimits.read.burst; count += 1)
      status = await statusOf();
    expect(status).toBe(429);
    expect(await statusOf(session)).toBe(200);
  });
});

describe('a session that ends while a body is arriving', () => {
  it('stops the call, or makes one without a session anonymous', async () => {
    const open = defineCall({ ...echo, path: '/api/open-echo/{id}', signedIn: false });
    let isSignedIn = true;
    const identity = { userId: 'ada', email: 'a@b.c', isAdmin: false, sessionId: 's1' };
    test = createTestApi({ authenticate: async () => (isSignedIn ? identity : null) });
    const done: (string | undefined)[] = [];
    for (const call of [echo, open]) {
      test.api.handle(call, async (context) => {
        const { identity: found }: { identity: { userId: string } | null } = context;
        done.push(found?.userId);
        return { said: [] };
      });
    }
    const statusOf = async (path: string) => {
      isSignedIn = true;
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const headers = { 'content-type': 'application/json' };
      const answer = test?.api.hono.request(path, {
        method: 'POST',
        headers,
        body: readable,
        duplex: 'half',
      });
      const writer = writable.getWriter();
      await writer.write(new TextEncoder().encode('{"text":'));
      isSignedIn = false;
      await writer.write(new TextEncoder().encode('"hi"}'));
      await writer.close();
      return (await answer)?.status;
    };
    expect(await statusOf(`/api/echo/${id}`)).toBe(401);
    expect(await statusOf(`/api/open-echo/${id}`)).toBe(200);
    expect(done).toEqual([undefined]);
  });
});

describe('a call', () => {
  it("passes the contract's input to its handler, and answers with uncacheable JSON", async () => {
    const response = await post(`/api/echo/${id}?times=2`, { text: 'hi' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ said: ['hi', 'hi', id] });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers under an alias, which the API document does not show', async () => {
    const response = await api.hono.request(`/api/old-echo/${id}`, {
      method: 'PUT',
      body: '{"text":"hi"}',
      headers: { ...session, ...json },
    });
    expect(await response.json()).toEqual({ said: ['hi', id] });
    const document = await (await api.hono.request('/api/openapi.json')).json();
    expect(document).toHaveProperty(['paths', '/api/echo/{id}', 'post', 'requestBody']);
    expect(document).not.toHaveProperty(['paths', '/api/old-echo/{id}']);
  });

  it('cannot have two handlers', () => {
    expect(() => api.handle(getCaller, async () => ({ userId: null, address: '' }))).toThrow('two handlers');
  });

  it('is refused without a session before its body is read', async () => {
    const request = new Request(`http://x/api/echo/${id}`, {
      method: 'POST',
      body: 'not json',
      headers: json,
    });
    expect(await errorOf(api.hono.request(request))).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect(request.bodyUsed).toBe(false);
  });

  it('open to visitors knows the signed-in user, and works without one', async () => {
    const signedOut = await api.hono.request('/api/open');
    expect(await signedOut.json()).toMatchObject({ userId: null });
    const signedIn = await api.hono.request('/api/open', { headers: session });
    expect(await signedIn.json()).toMatchObject({ userId: 'u1' });
  });

  it('answers HEAD without a body and OPTIONS with the allowed methods', async () => {
    const head = await api.hono.request('/api/open', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await api.hono.request('/api/open', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

describe('the page of the API', () => {
  it('loads only our own files, which exist', async () => {
    const page = await (await api.hono.request('/api/docs')).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const files = addresses.filter((address) => !address.startsWith('data:'));
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      const response = await api.hono.request(file);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^text\/(css|javascript); charset=utf-8$/),
      ]);
    }
    expect(page).not.toMatch(/<script>|onload=|style=/);
  });
});

describe('input', () => {
  it('is refused field by field when it is invalid', async () => {
    const error = await errorOf(post(`/api/echo/${id}`, { text: 'too long' }));
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(error.fields).toEqual({ text: expect.stringContaining('5') });
    expect(await errorOf(post('/api/echo/7', { text: 'hi' }))).toMatchObject({
      code: 'validation_failed',
      fields: { id: expect.any(String) },
    });
  });

  it('gets the code that the call sets for a field', async () => {
    expect(await errorOf(post(`/api/echo/${id}`, { text: 'hi', accepted: false }))).toMatchObject({
      status: 422,
      code: 'terms_not_accepted',
    });
  });

  it.each([
    ['no JSON', '{"text":', {}, 400, 'invalid_json'],
    ['nothing', '', {}, 422, 'validation_failed'],
    ['another media type', 'text=hi', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['more than a megabyte', JSON.stringify({ text: 'x'.repeat(1_100_000) }), {}, 413, 'payload_too_large'],
  ])('is refused when it is %s', async (_name, body, headers, status, code) => {
    expect(await errorOf(post(`/api/echo/${id}`, body, headers))).toMatchObject({ status, code });
  });

  it('is counted if its length was not announced', async () => {
    const body = new Blob(['"', 'x'.repeat(1_100_000), '"']).stream();
    const response = api.hono.request(
      new Request(`http://x/api/echo/${id}`, {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { ...session, ...json },
      }),
    );
    expect(await errorOf(response)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });
});

describe('an error', () => {
  it('of a use case has its code, status and sentence', async () => {
    const error = await errorOf(post(`/api/echo/${id}`, { text: 'coins' }));
    expect(error).toMatchObject({ status: 403, code: 'insufficient_coins' });
    expect(error.message).toMatch(/^Insufficient coins/);
  });

  it('that is unexpected reveals nothing internal and is logged with the request id', async () => {
    const error = await errorOf(post(`/api/echo/${id}`, { text: 'boom' }));
    expect(error).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(error)).not.toContain('hunter2');
    const line = logged.find(({ level }) => level === 'error');
    expect(line?.details).toMatchObject({ requestId: error.requestId, err: expect.any(TypeError) });
  });

  it.each([
    ['full', 507, 'storage_failed', null],
    ['gone', 503, 'unavailable', '5'],
  ])('names what the operator must fix, if it is known: %s', async (text, status, code, retryAfter) => {
    const response = await post(`/api/echo/${id}`, { text });
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(await errorOf(response)).toMatchObject({ status, code });
    expect(logged.find(({ level }) => level === 'error')?.details).toMatchObject({ code });
  });

  it('has the same shape for an unknown path or method', async () => {
    expect(await errorOf(api.hono.request('/api/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await errorOf(api.hono.request('/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    const wrong = await api.hono.request('/api/open', { method: 'DELETE' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await errorOf(wrong)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });
});

describe('every response', () => {
  it.each(['/api/open', '/api/nothing', '/api/docs'])('of %s has the strict policy', async (path) => {
    const { headers } = await api.hono.request(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "connect-src 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    // The page itself records pictures and speech; framed pages may not.
    expect(headers.get('permissions-policy')).toBe(
      'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
    );
  });

  it('has it even if its headers are immutable', async () => {
    api.hono.get('/api/elsewhere', () => Response.redirect('http://localhost/there', 303));
    const response = await api.hono.request('/api/elsewhere');
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost/there']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).not.toBeNull();
  });

  it('requires https for a year if the public URL does', async () => {
    api = open({ publicUrl: 'https://studio.example' });
    const { headers } = await api.hono.request('/api/open');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('has its own id and one log line', async () => {
    const first = await api.hono.request('/api/open', { headers: { 'x-request-id': 'forged-id-1' } });
    const second = await api.hono.request('/api/open');
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('forged-id-1');
    const lines = logged.filter(({ message }) => message === 'request');
    expect(lines.map(({ details }) => details.requestId)).toEqual(ids);
  });
});

describe('the origin of a state-changing call', () => {
  const body = { text: 'hi' };
  it.each([
    ['a cross-site request', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'a same-site request of another host',
      { 'sec-fetch-site': 'same-site', origin: 'https://x.studio.example' },
    ],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('refuses %s', async (_name, headers) => {
    api = open({ publicUrl: 'https://studio.example' });
    expect(await errorOf(post(`/api/echo/${id}`, body, headers))).toMatchObject({
      status: 403,
      code: 'origin_not_allowed',
    });
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://studio.example' }],
    ['an older browser on our page', { origin: 'https://studio.example' }],
    [
      'an older browser under the requested host',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
    ['a client that is no browser', {}],
  ])('accepts %s', async (_name, headers) => {
    api = open({ publicUrl: 'https://studio.example' });
    expect((await post(`/api/echo/${id}`, body, headers)).status).toBe(200);
  });

  it('is ignored for reads', async () => {
    const response = await api.hono.request('/api/open', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(200);
  });
});

describe('the client behind a request', () => {
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    api.hono.request('/api/open', { headers }, { incoming: { socket: { remoteAddress } } });

  it("is the socket's address, whatever the headers claim", async () => {
    const response = await from('198.51.100.7', {
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'given-id-1',
    });
    expect(await response.json()).toMatchObject({ address: '198.51.100.7' });
    expect(response.headers.get('x-request-id')).not.toBe('given-id-1');
  });

  it('is what a trusted proxy reports, and the proxy may set the id', async () => {
    api = open({ trustProxy: ['198.51.100.0/24'] });
    const headers = {
      'x-forwarded-for': '10.9.9.9, 203.0.113.9, 198.51.100.8',
      'x-request-id': 'given-id-1',
    };
    const response = await from('::ffff:198.51.100.7', headers);
    expect(await response.json()).toMatchObject({ address: '203.0.113.9' });
    expect(response.headers.get('x-request-id')).toBe('given-id-1');
    expect(logged.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('makes an untrusted proxy known to the operator, once, with the setting to use', async () => {
    await from('198.51.100.7', {});
    for (let count = 0; count < 3; count += 1) await from('198.51.100.7', { 'x-forwarded-for': '10.9.9.9' });
    const warnings = logged.filter(({ level }) => level === 'warn').map(({ message }) => message);
    expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY=198.51.100.7')]);
  });
});

describe('cheap reads', () => {
  it('end after the burst, with the time to wait, and recover', async () => {
    const read = () => api.hono.request('/api/open', { headers: session });
    for (let count = 0; count < 100; count += 1) expect((await read()).status).toBe(200);
    const refused = await read();
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited', retryAfterSeconds: 1 });
    clock.advance(1000);
    expect((await read()).status).toBe(200);
  });

  it('are counted on routes outside of the contract, too', async () => {
    api.hono.get('/api/raw', async (context) => context.text((await api.identify(context)).userId));
    const read = () => api.hono.request('/api/raw', { headers: session });
    for (let count = 0; count < 100; count += 1) expect((await read()).status).toBe(200);
    expect(await errorOf(await read())).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

describe('an upload', () => {
  const send = (form: FormData, headers: Record<string, string> = session) =>
    api.hono.request('/api/upload', { method: 'POST', body: form, headers });
  const waiting = () => readdirSync(join(test?.dataDir ?? '', 'tmp'));
  const file = (size: number, name = 'a.png') => new File([new Uint8Array(size).fill(120)], name);

  it('provides fields and files, and leaves no file behind', async () => {
    const form = new FormData();
    form.set('prompt', 'a fox');
    form.append('image', new File(['hello'], '../../ünï.png'));
    form.append('image', new File(['world'], 'b.png'));
    const response = await send(form);
    expect(await response.json()).toEqual({
      prompt: 'a fox',
      files: [
        {
          filename: 'ünï.png',
          bytes: 5,
          sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
          text: 'hello',
        },
        expect.objectContaining({ filename: 'b.png', text: 'world' }),
      ],
    });
    expect(waiting()).toEqual([]);
  });

  it('works without files, and ignores an empty file input', async () => {
    const form = new FormData();
    form.set('prompt', 'a fox');
    form.append('image', new File([], ''));
    expect(await (await send(form)).json()).toEqual({ prompt: 'a fox', files: [] });
    expect(waiting()).toEqual([]);
  });

  it('of more than 20 MB is refused and leaves no file', async () => {
    const form = new FormData();
    form.append('image', file(20 * 1024 * 1024 + 1));
    expect(await errorOf(send(form))).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(waiting()).toEqual([]);
  });

  it('of exactly 20 MB passes', async () => {
    const form = new FormData();
    form.append('image', file(20 * 1024 * 1024));
    const response = await send(form);
    expect(response.status).toBe(200);
    expect(waiting()).toEqual([]);
  });

  it('with too many or unexpected files is refused and leaves no file', async () => {
    const three = new FormData();
    for (const name of ['a', 'b', 'c']) three.append('image', file(10, name));
    expect(await errorOf(send(three))).toMatchObject({ status: 413, code: 'too_many_files' });
    const stranger = new FormData();
    stranger.append('image', file(10));
    stranger.append('other', file(10));
    expect(await errorOf(send(stranger))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      fields: { other: expect.any(String) },
    });
    expect(waiting()).toEqual([]);
  });

  it('that ends too early is refused and leaves no file', async () => {
    const whole = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhel';
    const response = api.hono.request('/api/upload', {
      method: 'POST',
      body: whole,
      headers: { ...session, 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(await errorOf(response)).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(waiting()).toEqual([]);
  });

  it("waits for the user's three unfinished ones, unless it has no file", async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhel';
    const headers = { ...session, 'content-type': 'multipart/form-data; boundary=b' };
    const startUpload = () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const request = new Request('http://localhost/api/upload', {
        ...{ method: 'POST', headers, body: readable, duplex: 'half' },
      });
      const response = Promise.resolve(api.hono.fetch(request));
      void writer.write(new TextEncoder().encode(head));
      const end = () => writer.write(new TextEncoder().encode('lo\r\n--b--\r\n')).then(() => writer.close());
      return { response, end };
    };
    const three = [startUpload(), startUpload(), startUpload()];
    await expect.poll(waiting).toHaveLength(3);
    const form = new FormData();
    form.set('prompt', 'a fox');
    form.append('image', new File([], ''));
    expect((await send(form)).status).toBe(200);
    form.append('image', file(10));
    expect(await errorOf(send(form))).toMatchObject({ status: 429, code: 'rate_limited' });
    for (const upload of three) {
      await upload.end();
      expect((await upload.response).status).toBe(200);
    }
    expect((await send(form)).status).toBe(200);
    expect(waiting()).toEqual([]);
  });

  it('must be a form', async () => {
    expect(await errorOf(post('/api/upload', {}))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    const headers = { ...session, 'content-type': 'multipart/form-data; nothing' };
    const response = api.hono.request('/api/upload', { method: 'POST', body: 'x', headers });
    expect(await errorOf(response)).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it('is not read at all without a session', async () => {
    const form = new FormData();
    form.append('image', file(10));
    const request = new Request('http://x/api/upload', { method: 'POST', body: form });
    expect(await errorOf(api.hono.request(request))).toMatchObject({ status: 401 });
    expect(request.bodyUsed).toBe(false);
  });
});
