import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { jobLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { createJobsOverview } from './jobs-overview.ts';
import { type EndedJob, eraseInput, type RunningJob } from './kinds.ts';
import { jobRetry } from './retry.ts';
import { type JobRow, jobs } from './schema.ts';
import { addJob } from './start-job.ts';
import { countUnfinished, findNewestJobs } from './store.ts';
import { type JobBench, openJobBench } from './testing.ts';

/** A kind that publishes its own events, and is retried. */
let work: (job: RunningJob<unknown>) => Promise<void>;
const published: JobRow[] = [];
const ended: EndedJob[] = [];

let bench: JobBench;
beforeAll(async () => {
  bench = await openJobBench();
  bench.context.kinds.add(
    eraseInput({
      name: 'hours',
      input: z.object({}),
      duration: 'hours',
      isRetried: true,
      errorCodeOf: () => 'training_failed',
      publish: async (_tx, row) => void published.push(row),
      withdraw: async (_tx, end) => void ended.push(end),
      async run(job) {
        await work(job);
        return async () => [];
      },
    }),
  );
});
afterAll(() => bench.close());
beforeEach(() => {
  work = async () => {};
  published.length = 0;
  ended.length = 0;
});

async function add(userId: string): Promise<string> {
  const jobId = newId();
  const job = { userId, jobId, kind: 'hours', engine: 'test', input: {} };
  await bench.context.database.inTransaction((tx) => addJob(bench.context, tx, job));
  return jobId;
}

/** Seconds until the job's newest queue entry is due. */
async function secondsInLine(jobId: string): Promise<number> {
  const { rows } = await bench.context.database.db.execute<{ at: string }>(sql`
    select start_after::text as at from pgboss.job
    where name = 'job-run-hours' and singleton_key = ${jobId} order by created_on desc limit 1`);
  return (new Date(rows[0]?.at ?? '').getTime() - bench.clock.now().getTime()) / 1_000;
}

it(`are in no list, figure or limit, and cannot be cancelled by users (${testDatabaseKind})`, async () => {
  const userId = newId();
  const { context } = bench;
  const { db } = context.database;
  for (let count = 0; count <= jobLimits.maxActivePerUser; count += 1) await add(userId);
  const jobId = await add(userId);
  expect(await findNewestJobs(db, userId, 50)).toEqual([]);
  expect(await countUnfinished(db, userId)).toBe(0);
  await bench.start(userId, { cost: 0 });
  const overview = createJobsOverview(context);
  const { jobs: listed } = await overview.find({ limit: 50 });
  expect(listed.filter((job) => job.userId === userId)).toHaveLength(1);
  const [today] = await overview.countByDay(new Date(0));
  expect(today?.all).toBe(1);
  await expect(bench.cancel(userId, jobId)).rejects.toMatchObject({ code: 'not_found' });
});

it('publish their progress once a second through their kind, and never backwards', async () => {
  const userId = newId();
  const jobId = await add(userId);
  work = async ({ report }) => {
    // Five seconds with a hundred reports each; one of them goes back.
    for (let at = 0; at <= 500; at += 1) {
      report(at === 250 ? 0.01 : at / 500, 'working');
      bench.clock.advance(10);
    }
    await expect.poll(() => published.at(-1)?.progressPercent).toBe(100);
  };
  await bench.run(userId, jobId);
  const percentages = published
    .filter(({ status }) => status === 'processing')
    .map((row) => row.progressPercent);
  expect(percentages).toEqual([null, 20, 40, 60, 80, 100]);
  expect(published.map(({ status }) => status)).toEqual([
    'queued',
    ...percentages.map(() => 'processing'),
    'completed',
  ]);
});

it('are retried after growing delays, and fail for good after the last attempt', async () => {
  const userId = newId();
  const jobId = await add(userId);
  const error = new EngineError('rate_limited', 'later');
  work = async ({ saveSubmitting }) => {
    await saveSubmitting();
    throw error;
  };
  const { maxAttempts, firstWaitMs, backoffFactor } = jobRetry;
  const waits: number[] = [];
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await bench.run(userId, jobId);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'queued', submission: 'none', attempt });
    waits.push(await secondsInLine(jobId));
  }
  expect(waits).toEqual(waits.map((_, index) => (firstWaitMs / 1_000) * backoffFactor ** index));
  await bench.run(userId, jobId);
  const row = await bench.row(userId, jobId);
  expect(row).toMatchObject({ status: 'failed', errorCode: 'training_failed', attempt: maxAttempts });
  expect(ended).toMatchObject([{ status: 'failed', error, row: { id: jobId } }]);
});

it('keep a started call for the next attempt if a ticket finds it', async () => {
  const userId = newId();
  const jobId = await add(userId);
  work = async ({ saveSubmitting, saveTicket }) => {
    await saveSubmitting();
    await saveTicket({ id: 't1' });
    throw new EngineError('unavailable', 'away for a moment');
  };
  await bench.run(userId, jobId);
  const { db } = bench.context.database;
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  expect(row).toMatchObject({ status: 'queued', submission: 'submitted', ticket: { id: 't1' } });
  expect(row?.submittedAt).toEqual(bench.clock.now());
});
