import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { EngineError, type EngineErrorKind } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly, type ScriptedEngine } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
let first: ScriptedEngine;
let second: ScriptedEngine;
async function open(env: Record<string, string> = {}) {
  first = createScriptedEngine({ id: 'openai', isRemote: true });
  second = createScriptedEngine({ id: 'builtin' });
  bench = await openTestApp({ engine: first, otherEngines: [second], env });
}
afterEach(() => bench.close());

const failWith =
  (kind: EngineErrorKind, options = {}) =>
  async () => {
    throw new EngineError(kind, 'the provider is in trouble', options);
  };

async function generate() {
  const client = await bench.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  return { client, job: await client.jobEnded(jobId) };
}

async function calls() {
  const { rows } = await bench.app.database.db.execute(
    sql`select engine, operation, outcome, spent_micros::int as micros, provider_request_id as request from engine_calls order by id`,
  );
  return rows;
}

it.each(['out_of_credit', 'misconfigured', 'invalid_input'] as const)(
  `an engine that is %s passes the job to the next, which is paid once (${testDatabaseKind})`,
  async (kind) => {
    await open();
    first.setBehaviour(failWith(kind, { providerRequestId: 'req_1' }));
    const { client, job } = await generate();
    expect(job).toMatchObject({ status: 'completed', images: [{ madeBy: 'Designed by a test' }] });
    expect(job.images[0]?.warnings).toEqual([expect.objectContaining({ code: 'other-engine' })]);
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
    expect(await client.coins()).toBe(85);
    expect(await calls()).toEqual([
      { engine: 'openai', operation: 'generate', outcome: kind, micros: 0, request: 'req_1' },
    ]);
  },
);

it.each(['out_of_credit', 'misconfigured'] as const)(
  'when the last engine is %s, the user learns that the operator must act, and pays nothing',
  async (kind) => {
    await open();
    first.setBehaviour(failWith('unavailable', { retryAfterMs: 1 }));
    second.setBehaviour(failWith(kind));
    const { client, job } = await generate();
    expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_not_ready' } });
    expect(await client.coins()).toBe(100);
  },
);

it("a refusal does not fall back to an engine outside of the operator's chain", async () => {
  await open();
  first.setBehaviour(failWith('refused'));
  const { client, job } = await generate();
  expect(job).toMatchObject({ status: 'failed', error: { code: 'content_policy' } });
  expect([second.requests.length, await client.coins()]).toEqual([0, 100]);
});

it('a temporary failure is waited for as long as the engine asks, unnoticed by the user', async () => {
  await open();
  let tries = 0;
  first.setBehaviour(async (...request) => {
    tries += 1;
    if (tries < 3) throw new EngineError('rate_limited', 'too many', { retryAfterMs: 1 });
    return paintPlainly(...request);
  });
  const { job } = await generate();
  expect(job).toMatchObject({ status: 'completed', images: [{ warnings: [] }] });
  expect([tries, second.requests.length]).toEqual([3, 0]);
});

it('a call that may have been paid is not repeated', async () => {
  await open();
  first.setBehaviour(failWith('unavailable', { mayHaveCost: true }));
  await generate();
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  expect(await calls()).toEqual([expect.objectContaining({ outcome: 'unavailable', micros: 40_000 })]);
});

it('when every engine fails the coins are returned, with the last one’s reason', async () => {
  await open();
  first.setBehaviour(failWith('out_of_credit'));
  second.setBehaviour(failWith('timed_out'));
  const { client, job } = await generate();
  expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_timed_out' } });
  expect(await client.coins()).toBe(100);
});

it.each([
  ['a larger picture of another shape', 1500, 1500],
  ['a smaller picture', 320, 200],
])('%s is fitted to the request, never stretched', async (_name, width, height) => {
  await open();
  const middle = { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } } as const;
  const unchecked = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
  first.setBehaviour(async () => ({ pictures: [{ unchecked }], warnings: [], enhancedPrompt: null }));
  const { job } = await generate();
  const image = job.images[0];
  expect(image).toMatchObject({ width: 1280, height: 720 });
  const file = await (await bench.signedOut(image?.url ?? '')).arrayBuffer();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  const across = Array.from({ length: 1280 }, (_, x) => isRed(x, 360)).filter(Boolean).length;
  const down = Array.from({ length: 720 }, (_, y) => isRed(640, y)).filter(Boolean).length;
  expect(across).toBeGreaterThan(20);
  expect(Math.abs(across - down)).toBeLessThanOrEqual(3);
});

it.each([
  ['words', Buffer.from('I am a picture')],
  ['a picture that ends early', null],
])('%s instead of a picture cost nothing', async (_name, bytes) => {
  await open();
  const whole = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const unchecked = bytes ?? whole.subarray(0, whole.length / 2);
  first.setBehaviour(async () => ({ pictures: [{ unchecked }], warnings: [], enhancedPrompt: null }));
  second.setBehaviour(failWith('unavailable'));
  const { client, job } = await generate();
  expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_failed' } });
  expect([await client.coins(), await bench.filesOf(client)]).toEqual([100, []]);
});

it('a picture is signed with the model that made it, if that is not the usual one', async () => {
  await open();
  first.setBehaviour(async (...request) => ({
    ...(await paintPlainly(...request)),
    madeBy: 'Made with another model',
  }));
  const { job } = await generate();
  expect(job.images[0]?.madeBy).toBe('Made with another model');
});

it('an engine that has forgotten its work for nothing is called once more before the next', async () => {
  await open();
  const forgets = failWith('lost', { mayResubmit: true });
  first.setBehaviour(() => {
    first.setBehaviour(paintPlainly);
    return forgets();
  });
  expect((await generate()).job).toMatchObject({ status: 'completed', images: [{ warnings: [] }] });
  expect([first.requests.length, second.requests.length]).toEqual([2, 0]);
  first.setBehaviour(forgets);
  const { client, job } = await generate();
  expect(job.images[0]?.warnings).toEqual([expect.objectContaining({ code: 'other-engine' })]);
  expect([first.requests.length, second.requests.length, await client.coins()]).toEqual([4, 1, 85]);
});

it('an engine that may be paid for lost work is not called again, nor is another', async () => {
  await open();
  first.setBehaviour(failWith('lost', { mayHaveCost: true }));
  const { client, job } = await generate();
  expect(job).toMatchObject({ status: 'failed', error: { code: 'job_lost' } });
  expect([first.requests.length, second.requests.length, await client.coins()]).toEqual([1, 0, 100]);
});

it('names the tools whose pictures the first engine draws without a trained model', async () => {
  first = createScriptedEngine({ id: 'openai', isRemote: true, isModel: true, tools: ['Genesys Pro'] });
  second = createScriptedEngine({ id: 'builtin' });
  bench = await openTestApp({ engine: first, otherEngines: [second] });
  const client = await bench.signUp();
  const answer = await client.json('/api/generate/drawn-tools');
  expect(answer).toEqual({ success: true, tools: ['Thumbnail', 'ThumbnailsV2', 'Genesys 1.0'] });
});
