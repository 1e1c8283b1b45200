import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';
import type { findCutOut } from '#contract/cut-outs.ts';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { EngineCutOuts } from '#engines/cut-outs.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
let client: Client;
/** How the engine cuts out; a test may replace it. */
let find: EngineCutOuts['find'];
beforeAll(async () => {
  const engine = createScriptedEngine({ maxReferences: 5 });
  bench = await openTestApp({ engine: { ...engine, cutOuts: { find: (...asked) => find(...asked) } } });
  client = await bench.signUp();
});
afterAll(() => bench.close());

async function photo(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function post(fields: Record<string, string>, bytes?: Uint8Array, caller = client): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes) form.append('image', new Blob([new Uint8Array(bytes)]), 'cup.jpg');
  return caller.request('/api/cut-out', { method: 'POST', body: form });
}

const cutOutOf = async (response: Response) =>
  ((await response.json()) as z.infer<typeof findCutOut.response>).cutOut;

it('shows what an engine cuts out of an upright photo, costs nothing and stores nothing', async () => {
  const asked: Parameters<EngineCutOuts['find']>[] = [];
  find = async (...all) => {
    asked.push(all);
    return { kind: 'thing', alpha: Uint8Array.from([0, 255, 128, 64, 0, 0]), width: 2, height: 3 };
  };
  const strokes = [{ marks: 'background', width: 0.05, points: [[0.5, 0.5]] }];
  const response = await post({ use: 'cutout', strokes: JSON.stringify(strokes) }, await photo());
  expect(response.status).toBe(200);
  const cutOut = await cutOutOf(response);
  expect(cutOut?.kind).toBe('thing');
  const { data, info } = await sharp(Buffer.from(cutOut?.mask ?? '', 'base64'))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels, [...data]]).toEqual([2, 3, 1, [0, 255, 128, 64, 0, 0]]);
  const [picture, request] = asked[0] ?? expect.fail('the engine was not asked');
  expect(request).toEqual({ use: 'cutout', strokes });
  const seen = await sharp(picture).metadata();
  expect([seen.width, seen.height, seen.orientation]).toEqual([560, 840, undefined]);
  expect(await client.coins()).toBe(100);
  expect([await bench.filesOf(client), bench.leftUploads()]).toEqual([[], []]);
});

it('answers with none where nothing is found', async () => {
  find = async (_, request) => {
    expect(request).toEqual({ use: 'person', strokes: [] });
    return null;
  };
  const response = await post({}, await photo());
  expect([response.status, await cutOutOf(response)]).toEqual([200, null]);
});

it.each<[string, Record<string, string>, Uint8Array | undefined, string]>([
  ['no picture', {}, undefined, '422 validation_failed'],
  ['a file that is no picture', {}, Buffer.from('hello'), '415 unsupported_image'],
  ['strokes that are no JSON', { strokes: '[' }, Buffer.from('x'), '422 validation_failed'],
  ['a use that cuts nothing out', { use: 'card' }, Buffer.from('x'), '422 validation_failed'],
])('refuses %s and leaves no file', async (_, fields, bytes, refused) => {
  const response = await post(fields, bytes);
  const { code } = (await response.json()) as ErrorResponse;
  expect(`${response.status} ${code}`).toBe(refused);
  expect(bench.leftUploads()).toEqual([]);
});

it('asks the engine for one at a time, whoever asks: a design waits for one at most', async () => {
  const callers = await Promise.all([client, bench.signUp(), bench.signUp()]);
  const bytes = await photo();
  let running = 0;
  const seen: number[] = [];
  find = async () => {
    running += 1;
    seen.push(running);
    // Long enough for the others to arrive: they decode their photos meanwhile.
    await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    running -= 1;
    return null;
  };
  const answers = await Promise.all(callers.map((caller) => post({}, bytes, caller)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(seen).toEqual([1, 1, 1]);
});
