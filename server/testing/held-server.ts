// A whole server as a process of its own, whose engines hold every picture at 42 %, every upscale at 60 % and every
// training at 37 % until the file `release` lies in the data folder: for journeys that look at a job while it runs. The
// file says how they end: `refused` (pictures alone) and `failed` are understood, anything else makes a picture or a
// style.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineContext, EngineStep } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import { createScriptedUpscaler, resizePlainly } from '#server/features/upscaling/testing.ts';
import { createScriptedEngine, paintPlainly } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

const release = path.join(process.env.DATA_DIR ?? '', 'release');

const engine = createScriptedEngine();
engine.behave(async (request, context) => {
  await untilReleased(0.457, 'scene', context);
  return paintPlainly(request, context);
});
const upscaler = createScriptedUpscaler({
  upscaleReads: ['dynamic', 'creativity', 'resemblance'],
  timeoutMs: 10 * 60_000,
});
upscaler.behave(async (request, context) => {
  await untilReleased(0.653, 'working', context);
  return resizePlainly(request, context);
});

/** Rejects as the file says that it ends. */
async function untilReleased(progress: number, step: EngineStep, context: EngineContext): Promise<void> {
  while (!existsSync(release)) {
    context.onProgress(progress, step);
    await wait(50, undefined, { signal: context.signal });
  }
  const end = readFileSync(release, 'utf8');
  if (end === 'refused') throw new EngineError('refused', 'This goes against our content policy.');
  if (end === 'failed') throw new EngineError('unavailable', 'The engine is broken.');
}

engine.learn(async ({ pictures }, context) => {
  while (!existsSync(release)) {
    context.onProgress(0.37, 'working');
    await wait(50, undefined, { signal: context.signal });
  }
  if (readFileSync(release, 'utf8') === 'failed') {
    throw new EngineError('misconfigured', 'The engine is broken.');
  }
  return { profile: { pictures: pictures.length }, description: 'What the test has learnt.' };
});
await serveForTests(engine, upscaler);
