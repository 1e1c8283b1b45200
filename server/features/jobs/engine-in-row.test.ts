import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { toJob } from './publish-job.ts';
import { jobs } from './schema.ts';
import { type JobBench, openJobBench } from './testing.ts';

let bench: JobBench;
beforeAll(async () => {
  bench = await openJobBench();
});
afterAll(() => bench.close());

/** The row, as its user sees it, while an engine without progress works on it. */
async function seenWhile(userId: string, jobId: string) {
  let seen: ReturnType<typeof toJob> | undefined;
  bench.setWork(async (job) => {
    job.report(0.1, 'working');
    job.reportWorker({ name: 'OpenAI', isMeasured: false, expectedMs: 9_000 });
    // The write is not awaited by the job, so the test polls.
    let row = await bench.row(userId, jobId);
    while (row.engineName === null) row = await bench.row(userId, jobId);
    seen = toJob(bench.context, row, []);
  });
  await bench.run(userId, jobId);
  return seen?.progress;
}

it(`a job shows its engine and estimated end instead of a percentage (${testDatabaseKind})`, async () => {
  const userId = await bench.userWith(100);
  const { jobId } = await bench.start(userId);
  const expectedAt = new Date(bench.clock.now().getTime() + 9_000).toISOString();
  expect(await seenWhile(userId, jobId)).toEqual({
    percent: null,
    kind: 'estimated',
    step: 'working',
    expectedAt,
    engine: 'OpenAI',
    each: null,
  });
});

it('a call resumed after a crash keeps its estimate', async () => {
  const userId = await bench.userWith(100);
  const { jobId } = await bench.start(userId);
  const submittedAt = new Date(bench.clock.now().getTime() - 6_000);
  await bench.context.database.db
    .update(jobs)
    .set({ submission: 'submitted', ticket: { id: '1' }, submittedAt, attempt: 1 })
    .where(eq(jobs.id, jobId));
  const expectedAt = new Date(submittedAt.getTime() + 9_000).toISOString();
  expect(await seenWhile(userId, jobId)).toMatchObject({ expectedAt });
});

it('a job moved to another engine forgets the first one', async () => {
  const userId = await bench.userWith(100);
  const { jobId } = await bench.start(userId);
  const known: unknown[] = [];
  bench.setWork(async (job) => {
    job.reportWorker({ name: 'OpenAI', isMeasured: false, expectedMs: 9_000 });
    await job.switchEngine('other');
    const { engine, engineName, expectedAt, isMeasured } = await bench.row(userId, jobId);
    known.push(engine, engineName, expectedAt, isMeasured);
  });
  await bench.run(userId, jobId);
  expect(known).toEqual(['other', null, null, true]);
});
