import { afterEach, describe, expect, it } from 'vitest';
import { parseEvent } from '#contract/events.ts';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { EngineContext, EnginePicture, EngineResult } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { type Behaviour, createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
afterEach(() => bench.close());

const price = tools['Genesys 1.0'].coins;

/** Hands over the pictures in these places, then fails. */
function failAfter(places: readonly number[], error: Error = new EngineError('unavailable', 'out of paint')) {
  return (async (request: GenerateRequest, context: EngineContext) => {
    const { pictures } = await paintPlainly(request, { ...context, onProgress: () => {} });
    for (const place of places) context.onPicture?.(pictures[place] as EnginePicture, place);
    throw error;
  }) satisfies Behaviour;
}

async function start(client: Client, count: number, fields: Record<string, string> = {}): Promise<string> {
  const answer = await client.generate({ variant: 'Genesys 1.0', num_outputs: `${count}`, ...fields });
  return ((await answer.json()) as { jobId: string }).jobId;
}

async function generate(client: Client, count: number, fields?: Record<string, string>): Promise<Job> {
  return client.jobEnded(await start(client, count, fields));
}

const audit = () => bench.app.coins.audit();
const balanceOf = (client: Client) => bench.app.coins.balance(client.userId);

async function fileCount(client: Client, jobId: string): Promise<number> {
  return (await bench.objects.list(`pictures/${client.userId}/${jobId}/`)).length;
}

describe(`a generation that fails after some of its designs (${testDatabaseKind})`, () => {
  it('keeps and charges them, returns the coins of the others, and says so', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    bench.engine.setBehaviour(failAfter([0, 2]));
    const client = await bench.signUp();
    const before = await balanceOf(client);
    const job = await generate(client, 4);
    expect(job).toMatchObject({
      status: 'completed',
      error: null,
      cost: 2 * price,
      shortfall: {
        code: 'partly-made',
        message: '2 of 4 designs were made; the coins of the others were returned.',
        made: 2,
        missing: 2,
        reason: 'engine_failed',
      },
    });
    expect(job.images.map(({ cost }) => cost)).toEqual([price, price]);
    expect(await balanceOf(client)).toBe(before - 2 * price);
    expect(await audit()).toEqual([]);
    const { lines } = (await (await client.request('/api/user/coins/history')).json()) as {
      lines: { kind: string; coins: number }[];
    };
    expect(lines.find(({ kind }) => kind === 'spent')).toMatchObject({ coins: 2 * price });
    // Only what belongs to the two is left: a file and its copies each.
    expect(await fileCount(client, job.id)).toBe(2 * (await filesOfOne(client)));
    // After a reload, too.
    expect((await client.jobs()).find(({ id }) => id === job.id)?.shortfall).toEqual(job.shortfall);
  });

  it('charges nothing without any', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    bench.engine.setBehaviour(failAfter([]));
    const client = await bench.signUp();
    const before = await balanceOf(client);
    expect(await generate(client, 4)).toMatchObject({ status: 'failed', shortfall: null, images: [] });
    expect(await balanceOf(client)).toBe(before);
    expect(await audit()).toEqual([]);
  });

  it('asks the next engine for all of them first, and keeps the most that one has made', async () => {
    const [engine, second] = [createScriptedEngine({ id: 'first' }), createScriptedEngine({ id: 'second' })];
    bench = await openTestApp({ engine, otherEngines: [second] });
    engine.setBehaviour(failAfter([0, 1, 2]));
    second.setBehaviour(failAfter([0], new EngineError('refused', 'not this')));
    const client = await bench.signUp();
    const job = await generate(client, 4);
    expect(job).toMatchObject({ status: 'completed', shortfall: { made: 3, reason: 'content_policy' } });
    expect(new Set(job.images.map(({ engine: by }) => by)).size).toBe(1);
    expect(await fileCount(client, job.id)).toBe(3 * (await filesOfOne(client)));
  });

  it('keeps what an engine has answered that made fewer than asked', async () => {
    bench = await openTestApp({ engine: createScriptedEngine({ isRemote: true }) });
    bench.engine.setBehaviour(async (request, context) => {
      const result = await paintPlainly(request, context);
      return { ...result, pictures: result.pictures.slice(0, 3) as unknown as EngineResult['pictures'] };
    });
    const client = await bench.signUp();
    const job = await generate(client, 4);
    expect(job).toMatchObject({ status: 'completed', cost: 3 * price, shortfall: { made: 3, missing: 1 } });
    expect(await audit()).toEqual([]);
  });

  it('keeps those that could be stored when the store fails', async () => {
    let isFull = true;
    bench = await openTestApp({
      engine: createScriptedEngine(),
      wrapObjects: (store) => ({
        ...store,
        async put(key, ...rest) {
          if (/\/3(-\d+)?\.webp$/.test(key) && isFull)
            throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          return store.put(key, ...rest);
        },
      }),
    });
    const client = await bench.signUp();
    const job = await generate(client, 4);
    expect(job).toMatchObject({ status: 'completed', shortfall: { made: 3, reason: 'storage_failed' } });
    isFull = false;
    expect(await fileCount(client, job.id)).toBe(3 * (await filesOfOne(client)));
  });
});

/** Hands over the pictures in these places, and then works until it is stopped. */
function stopAfter(places: readonly number[]) {
  return (async (request: GenerateRequest, context: EngineContext) => {
    const { pictures } = await paintPlainly(request, { ...context, onProgress: () => {} });
    context.onProgress(
      0.5,
      'working',
      pictures.map((_, place) => (places.includes(place) ? 1 : 0)),
    );
    for (const place of places) context.onPicture?.(pictures[place] as EnginePicture, place);
    return new Promise((_, reject) =>
      context.signal.addEventListener('abort', () => reject(context.signal.reason)),
    );
  }) satisfies Behaviour;
}

/** Starts a generation that draws the designs in these places, and waits until so many are shown. */
async function startAndSee(
  client: Client,
  count: number,
  { drawn, shown = drawn.length }: { drawn: readonly number[]; shown?: number },
): Promise<string> {
  bench.engine.setBehaviour(stopAfter(drawn));
  const seen = Promise.withResolvers<void>();
  const stop = await bench.app.events.subscribe(client.userId, null, ({ type, payload }) => {
    const event = parseEvent(type, payload);
    if (event?.type !== 'job.progress') return;
    const seenNow = event.payload.progress.each?.filter(({ picture }) => picture !== undefined) ?? [];
    if (seenNow.length === shown) seen.resolve();
  });
  const jobId = await start(client, count);
  await seen.promise;
  stop();
  return jobId;
}

async function cancel(client: Client, jobId: string): Promise<{ status: number; job?: Job; coins?: number }> {
  const answer = await client.request(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
  return { ...((await answer.json()) as { job: Job; coins: number }), status: answer.status };
}

describe(`a generation that is cancelled after some of its designs (${testDatabaseKind})`, () => {
  it('keeps and charges those that are shown, returns the coins of the others, and says so, once', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    const client = await bench.signUp();
    const before = await balanceOf(client);
    const jobId = await startAndSee(client, 4, { drawn: [0, 2] });
    const cancelled = await cancel(client, jobId);
    const left = before - 2 * price;
    expect(cancelled).toMatchObject({
      status: 200,
      coins: left,
      job: {
        status: 'completed',
        error: null,
        cost: 2 * price,
        shortfall: { made: 2, missing: 2, reason: 'cancelled' },
        progress: { percent: 100, step: 'storing' },
      },
    });
    expect(cancelled.job?.images.map(({ cost }) => cost)).toEqual([price, price]);
    // Repeated, after a lost answer.
    expect(await cancel(client, jobId)).toEqual(cancelled);
    expect(await balanceOf(client)).toBe(left);
    expect(await audit()).toEqual([]);
    expect((await client.jobs()).find(({ id }) => id === jobId)).toEqual(cancelled.job);
    const { images } = (await client.json('/api/user/user-images')) as { images: { id: string }[] };
    expect(images.map(({ id }) => id).toSorted()).toEqual(
      cancelled.job?.images.map(({ id }) => id).toSorted(),
    );
    for (const { url } of cancelled.job?.images ?? []) expect((await client.request(url)).status).toBe(200);
  });

  it('leaves no file of the others, as of one that is being written meanwhile', async () => {
    const [writing, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    bench = await openTestApp({
      engine: createScriptedEngine(),
      wrapObjects: (store) => ({
        ...store,
        async put(key, ...rest) {
          if (/\/1\.webp$/.test(key)) {
            writing.resolve();
            await late.promise;
          }
          return store.put(key, ...rest);
        },
      }),
    });
    const client = await bench.signUp();
    const jobId = await startAndSee(client, 2, { drawn: [0, 1], shown: 1 });
    await writing.promise;
    expect((await cancel(client, jobId)).job?.shortfall).toMatchObject({ made: 1 });
    late.resolve();
    const one = await filesOfOne(client);
    await expect.poll(() => fileCount(client, jobId)).toBe(one);
  });

  it('gives all coins back if none is shown', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    const client = await bench.signUp();
    const before = await balanceOf(client);
    const called = Promise.withResolvers<void>();
    bench.engine.setBehaviour((request, context) => {
      called.resolve();
      return stopAfter([])(request, context);
    });
    const jobId = await start(client, 2);
    await called.promise;
    expect(await cancel(client, jobId)).toMatchObject({
      coins: before,
      job: { status: 'cancelled', shortfall: null, images: [] },
    });
    expect(await audit()).toEqual([]);
    expect(await fileCount(client, jobId)).toBe(0);
  });

  it('is complete if all are shown, without a shortfall', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    const client = await bench.signUp();
    const before = await balanceOf(client);
    const jobId = await startAndSee(client, 2, { drawn: [0, 1] });
    const { job } = await cancel(client, jobId);
    expect(job).toMatchObject({ status: 'completed', shortfall: null, cost: 2 * price });
    expect(job?.images).toHaveLength(2);
    expect(await balanceOf(client)).toBe(before - 2 * price);
    expect(await audit()).toEqual([]);
  });

  it('keeps nothing of an engine whose designs another one makes anew', async () => {
    const [engine, second] = [createScriptedEngine({ id: 'first' }), createScriptedEngine({ id: 'second' })];
    bench = await openTestApp({ engine, otherEngines: [second] });
    const client = await bench.signUp();
    const before = await balanceOf(client);
    engine.setBehaviour(failAfter([0, 1]));
    const called = Promise.withResolvers<void>();
    second.setBehaviour((request, context) => {
      called.resolve();
      return stopAfter([])(request, context);
    });
    const jobId = await start(client, 4);
    await called.promise;
    expect(await cancel(client, jobId)).toMatchObject({ coins: before, job: { status: 'cancelled' } });
    await expect.poll(() => fileCount(client, jobId)).toBe(0);
  });

  it('is continued by a retry, which makes the others', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    const client = await bench.signUp();
    const jobId = await startAndSee(client, 4, { drawn: [0] });
    await cancel(client, jobId);
    bench.engine.setBehaviour(paintPlainly);
    const answer = await client.request(`/api/jobs/${jobId}/retry`, { method: 'POST' });
    const retried = await client.jobEnded(((await answer.json()) as { jobId: string }).jobId);
    expect(retried).toMatchObject({ status: 'completed', shortfall: null, cost: 3 * price });
  });
});

describe('the missing designs', () => {
  it('are made by a retry, with the seeds after those that were made, for their price', async () => {
    bench = await openTestApp({ engine: createScriptedEngine() });
    bench.engine.setBehaviour(failAfter([0]));
    const client = await bench.signUp();
    const seed = 7;
    const settings = JSON.stringify({ count: 4, seed });
    const job = await generate(client, 4, { settings });
    expect(job.shortfall).toMatchObject({ made: 1, missing: 3 });
    bench.engine.setBehaviour(paintPlainly);
    const before = await balanceOf(client);
    const answer = await client.request(`/api/jobs/${job.id}/retry`, { method: 'POST' });
    const started = (await answer.json()) as { jobId: string; cost: number };
    expect(started.cost).toBe(3 * price);
    const retried = await client.jobEnded(started.jobId);
    expect(retried).toMatchObject({ status: 'completed', shortfall: null, prompt: job.prompt });
    expect(retried.images).toHaveLength(3);
    expect(bench.engine.requests.at(-1)).toMatchObject({
      settings: { count: 3, seed: seed + 1 },
      earlier: 1,
    });
    expect(await balanceOf(client)).toBe(before - 3 * price);
    // Nothing is missing of the retry.
    const again = await client.request(`/api/jobs/${started.jobId}/retry`, { method: 'POST' });
    expect(again.status).toBe(409);
  });
});

/** How many files one picture of this size has. */
async function filesOfOne(client: Client): Promise<number> {
  bench.engine.setBehaviour(paintPlainly);
  const job = await generate(client, 1);
  return fileCount(client, job.id);
}
