import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

const lanes = createScriptedEngine().capabilities.concurrency;

let bench: TestApp;
beforeEach(async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ timeoutMs: 2_000 }) });
});
afterEach(() => bench.close());

/** An engine that neither answers nor reacts to its signal. */
const neverAnswer = () => new Promise<never>(() => {});

async function start(client: Awaited<ReturnType<TestApp['signUp']>>): Promise<string> {
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  return jobId;
}

it('a job fails at the timeout if its engine hangs, at no cost', async () => {
  const client = await bench.signUp();
  bench.engine.setBehaviour(neverAnswer);
  const job = await client.jobEnded(await start(client));
  expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_timed_out' } });
  expect(await client.coins()).toBe(100);
});

it('as many jobs as there are workers may hang, and later ones still succeed', async () => {
  const client = await bench.signUp();
  bench.engine.setBehaviour(neverAnswer);
  const hung = await Promise.all(Array.from({ length: lanes }, () => start(client)));
  await Promise.all(hung.map((jobId) => client.jobEnded(jobId)));
  bench.engine.setBehaviour(paintPlainly);
  expect(await client.jobEnded(await start(client))).toMatchObject({ status: 'completed' });
  expect(await client.coins()).toBe(85);
});
