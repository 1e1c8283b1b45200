import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { understandEdit } from '#contract/edit-calls.ts';
import type { GalleryImage } from '#contract/images.ts';
import { EngineError } from '#engines/engine.ts';
import type { Client } from '#server/testing/app.ts';
import {
  createScriptedEditor,
  type EditBench,
  edited,
  makePicture,
  maskOf,
  onlyDarkens,
  openEditBench,
  paintAll,
  post,
  postEdit,
  refusal,
} from './testing.ts';

const model = createScriptedEditor({ id: 'model', name: 'A model', isRemote: true });
const rules = createScriptedEditor({ id: 'rules', isModel: false, understandEdit: onlyDarkens });
let both: EditBench;
let alone: EditBench;
beforeAll(async () => {
  [both, alone] = await Promise.all([openEditBench([model, rules]), openEditBench([rules])]);
});
afterAll(() => Promise.all([both.close(), alone.close()]));
afterEach(() => {
  model.setBehaviour(paintAll);
  model.requests.length = 0;
  rules.requests.length = 0;
});

async function creatorOf(bench: EditBench): Promise<{ client: Client; image: GalleryImage }> {
  const client = await bench.creator();
  return { client, image: await makePicture(client) };
}

type Understood = z.infer<typeof understandEdit.response>;
const understand = async (client: Client, body: object) =>
  (await (await post(client, '/api/edits/understand', body)).json()) as Understood;
const left = { left: 0, top: 0, width: 200, height: 200 };

describe('a chain with a model', () => {
  it('sends it every instruction', async () => {
    const { client, image } = await creatorOf(both);
    for (const prompt of ['make it darker', 'make him smile']) {
      const job = await edited(client, { imageId: image.id, prompt });
      expect(job.images).toMatchObject([{ engine: 'model', warnings: [] }]);
    }
    expect([model.requests.length, rules.requests.length]).toEqual([2, 0]);
  });

  it('goes on with the engine of rules if that can do it, and says so', async () => {
    const { client, image } = await creatorOf(both);
    model.setBehaviour(() => Promise.reject(new EngineError('misconfigured', 'a bad key')));
    const job = await edited(client, { imageId: image.id, prompt: 'make it darker' });
    expect(job).toMatchObject({ status: 'completed', images: [{ engine: 'rules' }] });
    expect(job.images[0]?.warnings).toMatchObject([{ code: 'other-engine' }]);
  });

  it('fails, and returns the coins, if the engine of rules cannot', async () => {
    const { client, image } = await creatorOf(both);
    const coins = await client.coins();
    model.setBehaviour(() => Promise.reject(new EngineError('misconfigured', 'a bad key')));
    const job = await edited(client, { imageId: image.id, prompt: 'make him smile' });
    expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_not_ready' } });
    expect(rules.requests).toEqual([]);
    expect(await client.coins()).toBe(coins);
  });

  it('tells what it will do: no more than the instruction, with the engine’s name and the price', async () => {
    const { client, image } = await creatorOf(both);
    const coins = await client.coins();
    expect(await understand(client, { imageId: image.id, prompt: 'make him smile', mask: true })).toEqual({
      success: true,
      actions: [],
      cannot: [],
      warnings: [],
      engine: 'A model',
      isModel: true,
      coins: 10,
      freeTool: null,
    });
    expect(await client.coins()).toBe(coins);
    expect(model.requests).toEqual([]);
  });

  it('offers the free tool that does it exactly', async () => {
    const { client, image } = await creatorOf(both);
    expect(await understand(client, { imageId: image.id, prompt: 'flip it' })).toMatchObject({
      engine: 'A model',
      freeTool: 'flip',
    });
  });
});

describe('an engine of rules alone', () => {
  it('says what it will do, in order, and does it', async () => {
    const { client, image } = await creatorOf(alone);
    const prompt = 'make it darker and flip it';
    expect(await understand(client, { imageId: image.id, prompt, language: 'pt' })).toMatchObject({
      actions: [
        { kind: 'darken', sentence: 'darken the picture' },
        { kind: 'flip', sentence: 'mirror the picture' },
      ],
      cannot: [],
      engine: 'rules',
      isModel: false,
      coins: 15,
    });
    const job = await edited(client, { imageId: image.id, prompt });
    expect(job).toMatchObject({ status: 'completed', images: [{ engine: 'rules' }] });
  });

  it('says what it leaves undone, with the engines that could, and does the rest', async () => {
    const { client, image } = await creatorOf(alone);
    const prompt = 'make it darker and make him smile';
    const { cannot, engine } = await understand(client, { imageId: image.id, prompt });
    expect(engine).toBe('rules');
    expect(cannot).toMatchObject([
      { words: 'make him smile', obstacle: 'expression', reason: 'Faces need an image model.' },
    ]);
    expect(cannot[0]?.engines).toEqual(expect.arrayContaining(['OpenAI', 'Replicate', 'fal', 'ComfyUI']));
    expect(await edited(client, { imageId: image.id, prompt })).toMatchObject({ status: 'completed' });
  });

  it('takes no coin for a no: 422 with the reason and the engines that could', async () => {
    const { client, image } = await creatorOf(alone);
    const [coins, files] = [await client.coins(), await alone.filesOf(client)];
    const whole = await postEdit(client, { imageId: image.id, prompt: 'make him smile' });
    expect(whole.status).toBe(422);
    const body = (await whole.json()) as { engines: string[] };
    expect(body).toMatchObject({
      success: false,
      code: 'edit_not_possible',
      fields: { prompt: 'Faces need an image model.' },
    });
    expect(body.engines).toEqual(expect.arrayContaining(['OpenAI', 'Google Gemini', 'fal']));
    const mask = await maskOf(image, left);
    const part = await postEdit(client, { imageId: image.id, prompt: 'make him smile', mask });
    // Google has no masks.
    expect(((await part.json()) as { engines: string[] }).engines).not.toContain('Google Gemini');
    expect(await client.coins()).toBe(coins);
    expect((await client.jobs()).map(({ tool }) => tool)).toEqual(['Genesys 1.0']);
    expect(await alone.filesOf(client)).toEqual(files);
    expect(rules.requests).toEqual([]);
    const understood = await understand(client, { imageId: image.id, prompt: 'make him smile' });
    expect(understood).toMatchObject({ engine: null, actions: [], cannot: [{ words: 'make him smile' }] });
  });
});

it('without any engine for it, an edit is refused with 503', async () => {
  const bench = await openEditBench([createScriptedEditor({ operations: ['edit'] })]);
  try {
    const { client, image } = await creatorOf(bench);
    const coins = await client.coins();
    const mask = await maskOf(image, left);
    expect(await refusal(await postEdit(client, { imageId: image.id, mask }))).toEqual([
      503,
      'engine_not_ready',
    ]);
    expect(await client.coins()).toBe(coins);
  } finally {
    await bench.close();
  }
});

it.each([
  ['no words', { prompt: ' ' }, 422, 'prompt_required'],
  ['no picture', { prompt: 'x', imageId: undefined }, 422, 'edit_source_required'],
  ['what breaks the content policy', { prompt: 'a naked child' }, 422, 'content_policy'],
])('understanding refuses %s', async (_, body, status, code) => {
  const { client, image } = await creatorOf(alone);
  const answer = await post(client, '/api/edits/understand', { imageId: image.id, ...body });
  expect(await refusal(answer)).toEqual([status, code]);
});
