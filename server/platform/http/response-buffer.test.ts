import { expect, it } from 'vitest';
import { createResponseBuffer } from './response-buffer.ts';

const never = new AbortController().signal;
const init = { headers: new Headers({ 'content-type': 'image/png' }), signal: never };
const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251);
const refused = expect.objectContaining({ code: 'rate_limited' });

it('sends all bytes, in chunks', async () => {
  const answer = createResponseBuffer({ ofUser: 1, ofAll: 1 }).answer('ada', bytes(600_000), init);
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'image/png' });
  const parts: Uint8Array[] = [];
  for await (const part of answer.body ?? []) parts.push(part);
  expect(parts.map(({ length }) => length)).toEqual([262_144, 262_144, 75_712]);
  expect(Buffer.concat(parts).equals(bytes(600_000))).toBe(true);
});

it('limits the buffered bytes of a user, and admits more as they are read', async () => {
  const held = createResponseBuffer({ ofUser: 100, ofAll: 1_000 });
  const first = held.answer('ada', bytes(60), init);
  expect(() => held.answer('ada', bytes(60), init)).toThrow(refused);
  const second = held.answer('ada', bytes(40), init);
  held.answer('bob', bytes(100), init);
  await first.arrayBuffer();
  await second.arrayBuffer();
  await held.answer('ada', bytes(100), init).arrayBuffer();
});

it('admits one answer of any size, and no other when the total is too large', async () => {
  const held = createResponseBuffer({ ofUser: 100, ofAll: 200 });
  const large = held.answer('ada', bytes(500), init);
  expect(() => held.answer('bob', bytes(10), init)).toThrow(refused);
  await large.arrayBuffer();
  await held.answer('bob', bytes(10), init).arrayBuffer();
});

it('drops answers whose reader leaves, before or while reading', async () => {
  const held = createResponseBuffer({ ofUser: 100, ofAll: 100 });
  const controller = new AbortController();
  held.answer('ada', bytes(100), { ...init, signal: controller.signal });
  controller.abort();
  expect(() => held.answer('ada', bytes(100), { ...init, signal: controller.signal })).toThrow('aborted');
  await held.answer('ada', bytes(100), init).body?.cancel();
  const reading = held.answer('ada', bytes(600_000), init).body?.getReader();
  await reading?.read();
  await reading?.cancel();
  await held.answer('ada', bytes(100), init).arrayBuffer();
});
