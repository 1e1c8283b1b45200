// A whole server in its own process, for tests that kill it. Its engine takes a moment and sometimes fails,
// so that a kill finds jobs in every state.
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '#engines/engine.ts';
import { createScriptedEngine, paintPlainly } from './scripted-engine.ts';
import { serveForTests } from './serve.ts';

const engine = createScriptedEngine();
engine.setBehaviour(async (request, context) => {
  await wait(request.settings.seed % 60, undefined, { signal: context.signal });
  if (request.prompt.startsWith('refused')) throw new EngineError('refused', 'as the prompt says');
  return paintPlainly(request, context);
});
engine.learn(async ({ pictures }, { signal, onProgress }) => {
  for (let step = 1; step <= 8; step += 1) {
    await wait(150, undefined, { signal });
    onProgress(step / 8, 'working');
  }
  return { profile: { pictures: pictures.length }, description: 'Learnt.' };
});
await serveForTests(engine);
