import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#engines/engine.ts';
import { createUpscaler } from '#engines/upscaler/upscaler.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { readUpscaleEngine } from './read-upscale-engine.ts';
import { createScriptedUpscaler } from './testing.ts';

const path = '/api/upscale/engine';

/** The engines that upscale, and those with an open circuit breaker. */
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
    const first = createScriptedUpscaler({ id: 'remote', isRemote: true, upscaleReads: ['prompt'] });
    test = await openTestApp({ otherEngines: [first, createScriptedUpscaler()] });
  });
  afterAll(() => test.close());

  it('returns the first engine that upscales, and which fields it uses', async () => {
    const client = await test.signUp();
    expect(await client.json(path)).toEqual({
      success: true,
      engine: { name: 'remote', isBuiltIn: false, reads: ['prompt'] },
    });
  });

  it('requires a session', async () => {
    expect((await test.signedOut(path)).status).toBe(401);
  });
});

it('reports unknown fields, and none', () => {
  const unknown = createScriptedUpscaler({ upscaleReads: null });
  expect(readUpscaleEngine(enginesOf([unknown]))).toMatchObject({ isBuiltIn: true, reads: null });
  expect(readUpscaleEngine(enginesOf([createScriptedUpscaler()]))?.reads).toEqual([]);
});

it('is null if no engine upscales', () => {
  expect(readUpscaleEngine(enginesOf([]))).toBeNull();
});

it('skips an engine with an open circuit breaker, unless all are open', () => {
  const chain = ['first', 'second'].map((id) => createScriptedUpscaler({ id, isRemote: true }));
  expect(readUpscaleEngine(enginesOf(chain))?.name).toBe('first');
  expect(readUpscaleEngine(enginesOf(chain, ['first']))?.name).toBe('second');
  expect(readUpscaleEngine(enginesOf(chain, ['first', 'second']))?.name).toBe('first');
});

it('reports that the built-in upscaler uses the sliders and no prompt', async () => {
  const upscaler = createUpscaler();
  expect(readUpscaleEngine(enginesOf([upscaler]))?.reads).toEqual(['dynamic', 'creativity', 'resemblance']);
  await upscaler.close();
});
