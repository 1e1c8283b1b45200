import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#engines/engine.ts';
import { createUpscaler } from '#engines/upscaler/upscaler.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { readUpscaleEngine } from './read-upscale-engine.ts';
import { createScriptedUpscaler } from './testing.ts';

const path = '/api/upscale/engine';

/** The engines that enlarge, and which of them are left alone with that. */
function enginesOf(chain: readonly Engine[], resting: readonly string[] = []) {
  const until = new Date();
  return {
    forPictures: () => chain,
    health: (id: string) => ({
      paused: resting.includes(id) ? [{ operation: 'upscale' as const, until }] : [],
      running: 0,
      waiting: 0,
    }),
  };
}

describe('the call', () => {
  let test: TestApp;
  beforeAll(async () => {
    const first = createScriptedUpscaler({ id: 'elsewhere', isRemote: true, upscaleReads: ['prompt'] });
    test = await openTestApp({ otherEngines: [first, createScriptedUpscaler()] });
  });
  afterAll(() => test.close());

  it('names the first engine that enlarges, and what of the form it reads', async () => {
    const client = await test.signUp();
    expect(await client.json(path)).toEqual({
      success: true,
      engine: { name: 'elsewhere', isBuiltIn: false, reads: ['prompt'] },
    });
  });

  it('tells nobody who is not signed in', async () => {
    expect((await test.signedOut(path)).status).toBe(401);
  });
});

it('says where nobody can say what is read, and where nothing is', () => {
  const unknown = createScriptedUpscaler({ upscaleReads: null });
  expect(readUpscaleEngine(enginesOf([unknown]))).toMatchObject({ isBuiltIn: true, reads: null });
  expect(readUpscaleEngine(enginesOf([createScriptedUpscaler()]))?.reads).toEqual([]);
});

it('is null where nothing can enlarge', () => {
  expect(readUpscaleEngine(enginesOf([]))).toBeNull();
});

it('passes over an engine that is left alone, unless all are', () => {
  const chain = ['first', 'second'].map((id) => createScriptedUpscaler({ id, isRemote: true }));
  expect(readUpscaleEngine(enginesOf(chain))?.name).toBe('first');
  expect(readUpscaleEngine(enginesOf(chain, ['first']))?.name).toBe('second');
  expect(readUpscaleEngine(enginesOf(chain, ['first', 'second']))?.name).toBe('first');
});

it('says of the built-in upscaler that it reads the sliders and no prompt', async () => {
  const upscaler = createUpscaler();
  expect(readUpscaleEngine(enginesOf([upscaler]))?.reads).toEqual(['dynamic', 'creativity', 'resemblance']);
  await upscaler.close();
});
