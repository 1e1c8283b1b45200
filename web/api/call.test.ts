import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#contract/call.ts';
import { errors } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import { addressOf, call } from './call.ts';
import { clientErrorTexts } from './client-errors.ts';
import { errorText } from './error-texts.ts';

const readThing = defineCall({
  method: 'get',
  path: '/api/things/{id}',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.coerce.number().default(20), cursor: z.string().optional() }),
  response: z.object({ name: z.string() }),
});
const sendThing = defineCall({
  method: 'post',
  path: '/api/things',
  summary: 'Send a thing',
  form: z.object({ prompt: z.string().default('') }),
  response: z.object({}),
});
const writeThing = defineCall({
  method: 'post',
  path: '/api/thing',
  summary: 'Write a thing',
  body: z.object({ name: z.string() }),
  response: z.object({}),
});

function answer(body: string, init: ResponseInit = {}) {
  const fake = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fills the path, appends the query, sends the session cookie', async () => {
  const fake = answer('{"name":"A"}');
  expect(await call(readThing, { params: { id: 'a/b c' }, query: { limit: 5, cursor: undefined } })).toEqual({
    name: 'A',
  });
  const [address, options] = fake.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/a%2Fb%20c?limit=5');
  expect(options).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('refuses a path with a missing parameter', () => {
  expect(() => addressOf('/api/things/{id}', {}, undefined)).toThrow(/parameter id/);
});

test('sends a JSON body with its type', async () => {
  const fake = answer('');
  await call(writeThing, { body: { name: 'A' }, headers: { 'idempotency-key': 'k' } });
  const options = fake.mock.calls[0]?.[1];
  expect(options?.body).toBe('{"name":"A"}');
  expect(options?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' });
});

test('sends fields and files as multipart and lets the browser set the content type', async () => {
  const fake = answer('{}');
  const file = new File(['x'], 'x.png');
  await call(sendThing, { form: { prompt: 'A cat' }, files: { image: [file, file] } });
  const options = fake.mock.calls[0]?.[1];
  const form = options?.body as FormData;
  expect(form.get('prompt')).toBe('A cat');
  expect(form.getAll('image')).toHaveLength(2);
  expect(Object.keys(options?.headers ?? {})).not.toContain('content-type');
});

async function failure(sent: Promise<unknown>): Promise<ApiError> {
  const thrown = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown instanceof ApiError) return thrown;
  throw new Error('The call should have been refused.');
}

test('reads an empty body as an empty object', async () => {
  answer('  ');
  expect(await call(writeThing, { body: { name: 'A' } })).toEqual({});
});

test.each(['<!DOCTYPE html><p>Hi', '  <html>'])('rejects a page instead of an answer: %j', async (page) => {
  answer(page);
  const error = await failure(call(writeThing, { body: { name: 'A' } }));
  expect(error).toMatchObject({ code: 'bad_response', message: 'Server returned HTML instead of JSON' });
});

test('rejects what is not JSON or does not fit the contract', async () => {
  answer('{"na');
  expect(await failure(call(writeThing, { body: { name: 'A' } }))).toMatchObject({
    message: 'Invalid JSON response',
    unread: 'json',
  });
  answer('{"name":1}');
  expect(await failure(call(readThing, { params: { id: '1' } }))).toMatchObject({
    code: 'bad_response',
    unread: 'shape',
  });
});

test('reads code, sentence, fields, delay and request id of a refusal', async () => {
  const body = {
    success: false,
    error: 'No',
    message: 'No',
    code: 'rate_limited',
    requestId: 'r1',
    fields: { name: 'Too long' },
  };
  answer(JSON.stringify(body), { status: 429, headers: { 'retry-after': '7' } });
  expect(await failure(call(writeThing, { body: { name: 'A' } }))).toMatchObject({
    code: 'rate_limited',
    status: 429,
    message: 'No',
    fields: { name: 'Too long' },
    retryAfterSeconds: 7,
    requestId: 'r1',
  });
});

test.each([{ message: ' Insufficient coins. ' }, { error: 'Insufficient coins.', code: 7 }])(
  'keeps the words of a refusal that has no code: %j',
  async (body) => {
    answer(JSON.stringify(body), { status: 402 });
    const error = await failure(call(writeThing, { body: { name: 'A' } }));
    expect(error).toMatchObject({ code: 'bad_response', status: 402, message: 'Insufficient coins.' });
    expect(errorText(error)).toBe('Insufficient coins.');
  },
);

test('names the status of a refusal without words', async () => {
  for (const body of ['{}', '{"message":" "}', '[7]']) {
    answer(body, { status: 418, statusText: 'I am a teapot' });
    const error = await failure(call(writeThing, { body: { name: 'A' } }));
    expect(error).toMatchObject({ message: 'Error 418: I am a teapot', unread: 'refusal' });
    expect(errorText(error)).toBe(clientErrorTexts.bad_response);
  }
});

test('reads a proxy’s error page as unavailable', async () => {
  answer('<html>Bad gateway', { status: 502, statusText: 'Bad Gateway' });
  expect(await failure(call(writeThing, { body: { name: 'A' } }))).toMatchObject({
    code: 'unavailable',
    status: 502,
    statusText: 'Bad Gateway',
    message: errors.unavailable.message,
  });
});

test('reads a proxy’s page about a body above its limit as too large', async () => {
  const statusText = 'Request Entity Too Large';
  answer('<html><head><title>413 Request Entity Too Large</title></head></html>', {
    status: 413,
    statusText,
  });
  expect(await failure(call(writeThing, { body: { name: 'A' } }))).toMatchObject({
    code: 'payload_too_large',
    status: 413,
    message: errors.payload_too_large.message,
  });
});

test('a network failure has its own error; a cancelled call keeps its reason', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  expect(await failure(call(writeThing, { body: { name: 'A' } }))).toMatchObject({
    code: 'network',
    status: 0,
  });

  const controller = new AbortController();
  controller.abort(new Error('left the page'));
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    throw options.signal?.reason;
  });
  const sent = call(writeThing, { body: { name: 'A' }, signal: controller.signal });
  await expect(sent).rejects.toThrow('left the page');
});
