import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { EngineContext, EnginePicture } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createHeldDatabase } from '#server/testing/held-database.ts';
import { type Behaviour, createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';
import { jobs } from '../jobs/schema.ts';

const price = tools['Genesys 1.0'].coins;
const ordered = 4;

const note = { code: 'no-person-found', message: 'Nobody was found in the photo.' };

const held = createHeldDatabase();
let database: Database;
let bench: TestApp;
beforeEach(() => {
  held.droppedChannel = null;
});
afterEach(() => bench.close());

/** An engine that hands over the designs in these places, and then does as `end` says. */
function engineOf(id: string, places: readonly number[], end: (context: EngineContext) => Promise<never>) {
  const engine = createScriptedEngine({ id });
  engine.setBehaviour((async (request: GenerateRequest, context: EngineContext) => {
    const { pictures } = await paintPlainly(request, { ...context, onProgress: () => {} });
    for (const place of places) {
      const picture = { ...(pictures[place] as EnginePicture), warnings: [note] };
      context.onPicture?.(picture, place);
    }
    return end(context);
  }) satisfies Behaviour);
  return engine;
}

const fail = () => Promise.reject(new EngineError('unavailable', 'out of paint'));
const refuse = () => Promise.reject(new EngineError('refused', 'not this'));

async function open(
  [engine, ...otherEngines]: [ReturnType<typeof engineOf>, ...ReturnType<typeof engineOf>[]],
  wrapObjects: (store: ObjectStore) => ObjectStore = (store) => store,
): Promise<{ client: Client; jobId: string }> {
  bench = await openTestApp({
    engine,
    otherEngines,
    wrapObjects,
    wrapDatabase: (opened) => {
      database = held.wrap(opened);
      return database;
    },
  });
  const client = await bench.signUp();
  const answer = await client.generate({ variant: 'Genesys 1.0', num_outputs: `${ordered}` });
  return { client, jobId: ((await answer.json()) as { jobId: string }).jobId };
}

/** What the job's row stores of each design that a cancel keeps. */
async function shownOf(jobId: string): Promise<unknown[]> {
  const [row] = await database.db.select({ shown: jobs.shown }).from(jobs).where(eq(jobs.id, jobId));
  return Object.values(row?.shown ?? {});
}

async function cancel(client: Client, jobId: string): Promise<Job> {
  const answer = await client.request(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
  return ((await answer.json()) as { job: Job }).job;
}

/** Waits until the workers have ended. */
async function workEnds(): Promise<void> {
  bench.app.beginStop();
  await bench.app.stop(5_000);
}

const filesOf = ({ userId }: Client, jobId: string) => bench.objects.list(`pictures/${userId}/${jobId}/`);

/** A store whose deletions wait. */
function holdDeletions() {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wrap = (store: ObjectStore): ObjectStore => ({
    ...store,
    async delete(keys) {
      reached.resolve();
      await released.promise;
      return store.delete(keys);
    },
  });
  return { wrap, reached: reached.promise, release: released.resolve };
}

describe(`a cancel of which the worker has not heard yet (${testDatabaseKind})`, () => {
  it.each([
    { drawn: 'some', places: [0, 1, 2] },
    { drawn: 'all', places: [0, 1, 2, 3] },
  ])('keeps its files though an earlier engine has drawn $drawn of the designs', async ({ places }) => {
    held.droppedChannel = 'job_cancelled';
    const go = Promise.withResolvers<void>();
    const second = engineOf('second', [0], async () => {
      await go.promise;
      return refuse();
    });
    const { client, jobId } = await open([engineOf('first', places, fail), second]);
    await expect.poll(() => shownOf(jobId)).toMatchObject([{ engine: 'second' }]);
    const job = await cancel(client, jobId);
    expect(job).toMatchObject({ status: 'completed', cost: price, shortfall: { made: 1 } });
    const kept = (await shownOf(jobId)) as { objectKey: string }[];
    expect(kept).toHaveLength(1);
    go.resolve();
    await workEnds();
    expect(await filesOf(client, jobId)).toContain(kept[0]?.objectKey);
  });
});

describe(`a cancel while the files of designs that nobody gets are removed (${testDatabaseKind})`, () => {
  it('keeps and charges the designs that the job would complete with', async () => {
    const deletions = holdDeletions();
    const { client, jobId } = await open([engineOf('first', [0, 1, 2], fail)], deletions.wrap);
    await deletions.reached;
    const job = await cancel(client, jobId);
    expect(job).toMatchObject({ status: 'completed', cost: 3 * price, shortfall: { made: 3 } });
    const urls = job.images.map(({ url }) => url);
    deletions.release();
    await workEnds();
    for (const url of urls) expect((await client.request(url)).status).toBe(200);
    expect(await bench.app.coins.audit()).toEqual([]);
  });

  it('keeps all that an earlier engine has drawn, and not the ones of a later one', async () => {
    const deletions = holdDeletions();
    const engines = [engineOf('first', [0, 1, 2, 3], fail), engineOf('second', [0], refuse)] as const;
    const { client, jobId } = await open([...engines], deletions.wrap);
    await deletions.reached;
    const job = await cancel(client, jobId);
    expect(job).toMatchObject({ status: 'completed', cost: ordered * price, shortfall: null });
    expect(job.images).toHaveLength(ordered);
    const urls = job.images.map(({ url }) => url);
    deletions.release();
    await workEnds();
    for (const url of urls) expect((await client.request(url)).status).toBe(200);
    expect(await bench.app.coins.audit()).toEqual([]);
  });
});

describe(`designs that a cancel has kept (${testDatabaseKind})`, () => {
  const untilStopped = ({ signal }: EngineContext) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  it('leave no more in the row of their job than the names of their files', async () => {
    const { client, jobId } = await open([engineOf('first', [0, 2], untilStopped)]);
    await expect.poll(() => shownOf(jobId)).toHaveLength(2);
    const cancelled = await cancel(client, jobId);
    for (const one of await shownOf(jobId)) {
      expect(Object.keys(one as object).toSorted()).toEqual(['baseKey', 'objectKey', 'variants']);
    }
    expect(await cancel(client, jobId)).toEqual(cancelled);
  });

  it('have the notes of their engine', async () => {
    const { client, jobId } = await open([engineOf('first', [0], untilStopped)]);
    await expect.poll(() => shownOf(jobId)).toHaveLength(1);
    const { images } = await cancel(client, jobId);
    expect(images.map(({ warnings }) => warnings)).toEqual([[note]]);
  });
});

it('designs that are left when their engine fails have its notes, each once', async () => {
  const { client, jobId } = await open([engineOf('first', [0, 1], fail)]);
  const { images } = await client.jobEnded(jobId);
  expect(images.map(({ warnings }) => warnings)).toEqual([[note], [note]]);
});
