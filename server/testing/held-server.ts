// A whole server in its own process for journeys that look at a running job. Its engines hold every picture
// at 42 %, every upscale at 60 % and every training at 37 %. The file `hold` in the data folder names the
// current hold. A file of that name in the folder `released` ends it for the jobs that started under it, with
// its content as result: `refused` (pictures only) or `failed`; anything else makes a picture or a style.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineContext, EngineStep } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import { createScriptedUpscaler, resizeOnly } from '#server/features/upscaling/testing.ts';
import { createScriptedEngine, paintPlainly } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

const dataDir = process.env.DATA_DIR ?? '';
const hold = path.join(dataDir, 'hold');

type Waiting = Pick<EngineContext, 'onProgress' | 'signal'>;

const engine = createScriptedEngine();
engine.setBehaviour(async (request, context) => {
  await waitForPictures(0.457, 'scene', context);
  return paintPlainly(request, context);
});
const upscaler = createScriptedUpscaler({
  upscaleReads: ['dynamic', 'creativity', 'resemblance'],
  timeoutMs: 10 * 60_000,
});
upscaler.setBehaviour(async (request, context) => {
  await waitForPictures(0.653, 'working', context);
  return resizeOnly(request, context);
});

/** Waits for the end of the hold under which the work started, and resolves with its result. */
async function untilReleased(progress: number, step: EngineStep, context: Waiting): Promise<string> {
  const released = path.join(dataDir, 'released', existsSync(hold) ? readFileSync(hold, 'utf8') : 'first');
  while (!existsSync(released)) {
    context.onProgress(progress, step);
    await wait(50, undefined, { signal: context.signal });
  }
  return readFileSync(released, 'utf8');
}

async function waitForPictures(progress: number, step: EngineStep, context: EngineContext): Promise<void> {
  const end = await untilReleased(progress, step, context);
  if (end === 'refused') throw new EngineError('refused', 'This goes against our content policy.');
  if (end === 'failed') throw new EngineError('unavailable', 'The engine is broken.');
}

engine.learn(async ({ pictures }, context) => {
  if ((await untilReleased(0.37, 'working', context)) === 'failed') {
    throw new EngineError('misconfigured', 'The engine is broken.');
  }
  return { profile: { pictures: pictures.length }, description: 'What the test has learnt.' };
});
await serveForTests(engine, upscaler);
