import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GenerateResponse } from '#contract/generation-calls.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 5 }) });
});
afterAll(() => bench.close());

const address = '/api/thumbnails/generate';
const readStart = async (response: Response) => (await response.json()) as GenerateResponse;
const refusal = async (response: Response) => {
  return `${response.status} ${((await response.json()) as ErrorResponse).code}`;
};

async function premium(): Promise<Client> {
  const client = await bench.signUp();
  await bench.subscribe(client, 'basic');
  return client;
}

async function photo(color: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Blob> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: color } });
  return new Blob([new Uint8Array(await image[format]().toBuffer())]);
}

async function sendForm(
  client: Client,
  fields: Record<string, string>,
  images: readonly Blob[] = [],
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ prompt: 'a shark', ...fields })) form.append(name, value);
  for (const image of images) form.append('images', image, 'photo.jpg');
  return client.request(address, { method: 'POST', body: form, headers });
}

const sendJson = (client: Client, body: unknown) =>
  client.request(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe(`POST ${address} (${testDatabaseKind})`, () => {
  it('makes a picture from five references in order, each used as requested', async () => {
    const client = await premium();
    const colors = ['#f00', '#0f0', '#00f', '#ff0', '#0ff'];
    const stroke = { marks: 'subject', width: 0.02, points: [[0.4, 0.5]] };
    const references = [
      { use: 'cutout', strokes: [stroke] },
      { use: 'background' },
      { use: 'card' },
      { use: 'palette' },
    ];
    const answer = await sendForm(
      client,
      { variant: 'ThumbnailsV2', preset: 'none', references: JSON.stringify(references) },
      await Promise.all(colors.map((color) => photo(color))),
    );
    expect(answer.status).toBe(200);
    const { jobId, coins, cost } = await readStart(answer);
    expect({ coins, cost }).toEqual({ coins: 1_050, cost: 50 });
    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ variant: 'ThumbnailsV2', preset: 'none', num_outputs: 1 });
    const request = bench.engine.requests.at(-1);
    expect(request?.references.map(({ use, strokes }) => [use, strokes.length])).toEqual([
      ['cutout', 1],
      ['background', 0],
      ['card', 0],
      ['palette', 0],
      ['auto', 0],
    ]);
    for (const [at, color] of colors.entries()) {
      const { dominant } = await sharp(request?.references[at]?.bytes).stats();
      const expected = [1, 2, 3].map((place) => (color[place] === 'f' ? 248 : 8));
      expect([dominant.r, dominant.g, dominant.b]).toEqual(expected);
    }
    const [image] = job.images;
    expect(image).toMatchObject({ cost: 50, preset: 'none', originalStyle: 'v2:none', warnings: [] });
    expect(image?.references.map(({ use }) => use)).toEqual([
      'cutout',
      'background',
      'card',
      'palette',
      'auto',
    ]);
    expect((await bench.signedOut(image?.references[4]?.url ?? '')).status).toBe(200);
  });

  it('accepts JSON with prompt and preset if no file is sent', async () => {
    const client = await premium();
    const { jobId } = await readStart(await sendJson(client, { prompt: 'stocks fall', preset: 'financas' }));
    const [image] = (await client.jobEnded(jobId)).images;
    expect(image).toMatchObject({ preset: 'financas', style: 'Finance', width: 1280, height: 720 });
    expect(bench.engine.requests.at(-1)?.style).toEqual({ id: 'v2:financas', name: 'Finance' });
    const again = await readStart(await sendJson(client, { prompt: 'stocks fall' }));
    expect((await client.jobEnded(again.jobId)).preset).toBe('none');
  });

  it('requires a paid plan: other users get an error, pay nothing and leave no file', async () => {
    const client = await bench.signUp();
    expect(await refusal(await sendForm(client, {}, [await photo('#123')]))).toBe('403 premium_required');
    expect(await refusal(await sendJson(client, { prompt: 'a' }))).toBe('403 premium_required');
    const generic = await client.generate({ variant: 'ThumbnailsV2' });
    expect(await refusal(generic)).toBe('422 unknown_variant');
    expect(await client.coins()).toBe(100);
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an empty prompt', { prompt: '  ' }, '422 prompt_required'],
    ['an unknown preset', { preset: 'disney' }, '422 validation_failed'],
    ['three designs', { num_outputs: '3' }, '422 validation_failed'],
    ['references that are no JSON', { references: '[' }, '422 validation_failed'],
    ['an unknown use', { references: '[{"use":"sticker"}]' }, '422 validation_failed'],
    ['a stroke outside the picture', { references: outside }, '422 validation_failed'],
    ['a prompt against the content policy', { prompt: 'hardcore porn video' }, '422 content_policy'],
  ])('%s is refused, costs nothing and leaves no file', async (_title, fields, refused) => {
    const client = await premium();
    expect(await refusal(await sendForm(client, fields, [await photo('#456')]))).toBe(refused);
    expect(await client.coins()).toBe(1_100);
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it("reports a missing prompt with the specification's words for this tool", async () => {
    const answer = (await (await sendJson(await premium(), { prompt: '' })).json()) as ErrorResponse;
    expect(answer).toMatchObject({ code: 'prompt_required', message: 'Please enter a valid prompt' });
  });

  it('accepts pictures under the list name that some clients use', async () => {
    const client = await premium();
    const form = new FormData();
    form.append('prompt', 'Why I quit my job');
    for (const color of ['#f00', '#0f0']) form.append('images[]', await photo(color), 'photo.jpg');
    const { jobId } = await readStart(await client.request(address, { method: 'POST', body: form }));
    expect((await client.jobEnded(jobId)).images[0]?.references).toHaveLength(2);
  });

  it('refuses a sixth picture, and a list with an invalid one', async () => {
    const client = await premium();
    const six = await Promise.all(Array.from({ length: 6 }, () => photo('#789')));
    expect(await refusal(await sendForm(client, {}, six))).toBe('413 too_many_references');
    const text = new Blob(['hello']);
    expect(await refusal(await sendForm(client, {}, [...six.slice(0, 4), text]))).toBe(
      '415 unsupported_image',
    );
    expect(await client.coins()).toBe(1_100);
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('answers the same Idempotency-Key with the same job, and refuses it for other settings', async () => {
    const client = await premium();
    const images = [await photo('#abc')];
    const key = { 'idempotency-key': 'one-key' };
    const use = (name: string) => ({ references: JSON.stringify([{ use: name }]) });
    const first = await readStart(await sendForm(client, use('card'), images, key));
    await client.jobEnded(first.jobId);
    expect(await readStart(await sendForm(client, use('card'), images, key))).toEqual(first);
    expect(await refusal(await sendForm(client, use('palette'), images, key))).toBe(
      '422 idempotency_mismatch',
    );
    expect(await client.coins()).toBe(1_050);
    expect((await bench.filesOf(client)).filter((file) => file.startsWith('references/'))).toHaveLength(1);
  });
});

const outside = '[{"use":"cutout","strokes":[{"marks":"subject","width":0.02,"points":[[2,0]]}]}]';

describe(`several designs of one generation (${testDatabaseKind})`, () => {
  it('are paid for each, and distinguished by position', async () => {
    const client = await premium();
    const started = await readStart(await sendForm(client, { num_outputs: '4', seed: '7' }));
    expect(started).toMatchObject({ cost: 200, coins: 900 });
    const job = await client.jobEnded(started.jobId);
    expect(job).toMatchObject({ cost: 200, num_outputs: 4 });
    expect(job.images.map(({ cost, jobId }) => [cost, jobId])).toEqual(
      Array.from({ length: 4 }, () => [50, started.jobId]),
    );
    expect(new Set(job.images.map(({ id }) => id)).size).toBe(4);
    expect(await client.coins()).toBe(900);
  });

  it('are possible with every tool', async () => {
    const client = await bench.signUp();
    const fields = { variant: 'Genesys 1.0', num_outputs: '2' };
    const { jobId, cost } = await readStart(await client.generate(fields));
    expect(cost).toBe(2);
    expect((await client.jobEnded(jobId)).images.map((image) => image.cost)).toEqual([1, 1]);
  });

  it('cost what was made if fewer are made than requested', async () => {
    const client = await bench.signUp();
    bench.engine.setBehaviour((request, context) =>
      paintPlainly({ ...request, settings: { ...request.settings, count: 1 } }, context),
    );
    const { jobId } = await readStart(await client.generate({ num_outputs: '2' }));
    const job = await client.jobEnded(jobId);
    bench.engine.setBehaviour(paintPlainly);
    expect(job).toMatchObject({ status: 'completed', cost: 15, shortfall: { made: 1, missing: 1 } });
    expect(job.images).toHaveLength(1);
    expect(await client.coins()).toBe(85);
  });

  it('share their references until the last of them is deleted forever', async () => {
    const client = await premium();
    const { jobId } = await readStart(await sendForm(client, { num_outputs: '2' }, [await photo('#def')]));
    const [first, second] = (await client.jobEnded(jobId)).images;
    const references = async () =>
      (await bench.filesOf(client)).filter((file) => file.startsWith('references/'));
    const remove = async (id = '') => {
      await client.request(`/api/user-images/${id}`, { method: 'DELETE' });
      expect(await references()).toHaveLength(1);
      await client.request('/api/gallery/purge', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ selection: { ids: [id] } }),
      });
    };
    await remove(first?.id);
    await expect
      .poll(async () => (await bench.filesOf(client)).some((file) => file.endsWith('/0.webp')), {
        timeout: 10_000,
      })
      .toBe(false);
    expect(await references()).toHaveLength(1);
    await remove(second?.id);
    await expect.poll(references, { timeout: 10_000 }).toEqual([]);
  });
});
