import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initialSettings } from '#contract/generation.ts';
import type { Engine } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedDesigns, type ScriptedDesigns } from '#server/testing/scripted-designs.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';
import { generationInputSchema } from './input.ts';
import { finishPictures } from './set-words.ts';

let bench: TestApp;
let model: ScriptedEngine;
let designs: ScriptedDesigns;
let client: Client;

const madeByModel = 'Designed by a test';

/** As a provider sends it: of its own size, neither decoded nor cropped. */
async function sent(width = 1536, height = 1024): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a1c' } }).png();
  return new Uint8Array(await picture.toBuffer());
}

beforeEach(async () => {
  designs = createScriptedDesigns();
  model = createScriptedEngine({ id: 'openai', isRemote: true, isModel: true, maxReferences: 1 });
  const picture = { unchecked: await sent() };
  model.setBehaviour(async ({ settings: { count } }) => ({
    pictures: [picture, ...Array.from({ length: count - 1 }, () => picture)],
    warnings: [],
    enhancedPrompt: null,
  }));
  const builtin: Engine = { ...createScriptedEngine({ id: 'builtin', maxReferences: 1 }), designs };
  bench = await openTestApp({ engine: model, otherEngines: [builtin] });
  client = await bench.signUp();
});
afterEach(() => bench.close());

async function generate(fields: Record<string, string | Blob> = {}) {
  const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
  return client.jobEnded(jobId);
}

const bases = async () => (await bench.filesOf(client)).filter((key) => key.endsWith('-base.jpg'));

async function remove(id: string): Promise<void> {
  await client.request(`/api/user-images/${id}`, { method: 'DELETE' });
  const body = JSON.stringify({ selection: { ids: [id] } });
  const headers = { 'content-type': 'application/json' };
  await client.request('/api/gallery/purge', { method: 'POST', headers, body });
}

describe(`a thumbnail of an image model (${testDatabaseKind})`, () => {
  it('is asked for without words, and gets them as a design', async () => {
    const job = await generate({ prompt: 'Why I quit my job' });
    expect(job).toMatchObject({ status: 'completed', error: null });
    expect(model.requests).toMatchObject([{ prompt: 'Why I quit my job', settings: { words: 'adventure' } }]);
    expect(designs.composed).toMatchObject([
      { request: { prompt: 'Why I quit my job' }, made: { place: 0 } },
    ]);
    expect(job.images).toMatchObject([
      { isDesign: true, madeBy: madeByModel, engine: 'openai', warnings: [] },
    ]);
    expect(await client.coins()).toBe(85);
  });

  it('keeps the picture under the words at its own size, in the shape of the thumbnail', async () => {
    await generate();
    const [key = ''] = await bases();
    const { bytes } = await readStoredPicture(bench.objects, key);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1536, height: 864, format: 'jpeg' });
  });

  it.each([
    ['with words by the engine', { settings: JSON.stringify({ words: 'engine' }) }],
    ['of a tool without words', { variant: 'Genesys 1.0' }],
  ])('%s stays as the engine has made it', async (_name, fields) => {
    const job = await generate(fields);
    expect(model.requests).toMatchObject([{ settings: { words: 'engine' } }]);
    expect(designs.composed).toEqual([]);
    expect(job.images).toMatchObject([{ isDesign: false }]);
    expect(await bases()).toEqual([]);
  });

  it('whose words cannot be set is kept without them, and says so', async () => {
    designs.onDraw(async () => {
      throw new Error('the drawing thread has died');
    });
    const job = await generate();
    expect(job).toMatchObject({ status: 'completed', images: [{ isDesign: false }] });
    expect(job.images[0]?.warnings).toMatchObject([{ code: 'words-not-set' }]);
    expect(await bases()).toEqual([]);
  });

  it('that cannot be read leaves no file, and the next engine makes the whole design', async () => {
    model.setBehaviour(async () => ({
      pictures: [{ unchecked: new Uint8Array([1, 2, 3]) }],
      warnings: [],
      enhancedPrompt: null,
    }));
    const job = await generate();
    expect(job).toMatchObject({ status: 'completed', images: [{ engine: 'builtin' }] });
    expect(designs.composed).toEqual([]);
    expect(await bases()).toEqual([]);
  });
});

describe(`a design over the picture of a model (${testDatabaseKind})`, () => {
  const change = (id: string, path: string, headline: string) =>
    client.request(`/api/user-images/${id}/design/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ change: { headline: { lines: [headline] } } }),
    });
  const saved = async (id: string) => {
    const { jobId } = (await (await change(id, 'versions', 'NEW')).json()) as { jobId: string };
    const [image] = (await client.jobEnded(jobId)).images;
    return image;
  };

  it('gets other words for nothing, over the same picture, and stays the work of that model', async () => {
    const [original] = (await generate()).images;
    const before = await client.coins();
    expect((await change(original?.id ?? '', 'preview', 'NEW')).status).toBe(200);
    const version = await saved(original?.id ?? '');
    expect(version).toMatchObject({ engine: 'openai', madeBy: madeByModel, isDesign: true, cost: 0 });
    expect(designs.drawn.at(-1)).toMatchObject({ references: 1 });
    expect(await client.coins()).toBe(before);
    expect(model.requests).toHaveLength(1);
    expect(await bases()).toHaveLength(1);
    const files = (await bench.filesOf(client)).filter((key) => /\/0\.webp$/.test(key));
    expect(files).toHaveLength(2);
    for (const key of files) {
      const { bytes } = await readStoredPicture(bench.objects, key);
      expect(Buffer.from(bytes).includes('compositeWithTrainedAlgorithmicMedia')).toBe(true);
    }
  });

  it('keeps the picture under its words until its last version is deleted', async () => {
    const [first, second] = (await generate({ num_outputs: '2' })).images;
    const version = await saved(first?.id ?? '');
    expect(await bases()).toHaveLength(2);
    await remove(second?.id ?? '');
    await expect.poll(bases).toHaveLength(1);
    await remove(first?.id ?? '');
    expect((await change(version?.id ?? '', 'preview', 'AGAIN')).status).toBe(200);
    await remove(version?.id ?? '');
    await expect.poll(() => bench.filesOf(client)).toEqual([]);
  });

  it('can be changed after the operator has removed the engine', async () => {
    const [original] = (await generate()).images;
    const { rows } = await bench.app.database.db.execute(
      sql`update images set engine = 'gone' where id = ${original?.id} returning id`,
    );
    expect(rows).toHaveLength(1);
    expect((await change(original?.id ?? '', 'preview', 'NEW')).status).toBe(200);
  });
});

it('a style that the model was trained on is described in words to the engine that sets them', async () => {
  const setter: Engine = { ...createScriptedEngine({ id: 'builtin' }), designs };
  const input = generationInputSchema.parse({
    tool: 'Thumbnail',
    prompt: 'Why I quit my job',
    style: {
      id: 'mine',
      name: 'Mine',
      description: 'wet ink',
      profile: { weights: 'x' },
      trainedBy: 'openai',
    },
    settings: initialSettings,
    seed: 1,
    references: [],
  });
  const job = { jobId: 'a', signal: new AbortController().signal, input, report: () => {} };
  await finishPictures({ engines: { designer: () => setter }, log: silentLog }, job, {
    engine: model,
    pictures: [{ unchecked: await sent() }],
  });
  const { style } = designs.composed.at(-1)?.request ?? {};
  expect(style).toEqual({ id: 'mine', name: 'Mine', description: 'wet ink' });
});
