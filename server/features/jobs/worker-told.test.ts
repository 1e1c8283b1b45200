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

/** What the row says while an engine that does not measure works on it, as its user reads it. */
async function seenWhile(userId: string, jobId: string) {
  let seen: ReturnType<typeof toJob> | undefined;
  bench.setWork(async (job) => {
    job.report(0.1, 'working');
    job.reportWorker({ name: 'OpenAI', isMeasured: false, expectedMs: 9_000 });
    // Nobody waits for it to be written, but a test.
    let row = await bench.row(userId, jobId);
    while (row.engineName === null) row = await bench.row(userId, jobId);
    seen = toJob(bench.context, row, []);
  });
  await bench.run(userId, jobId);
  return seen?.progress;
}

it(`a job says who works on it, and when it will probably be done, in place of a number (${testDatabaseKind})`, async () => {
  const userId = await bench.userWith(100);
  const { jobId } = await bench.start(userId);
  const expectedAt = new Date(bench.clock.now().getTime() + 9_000).toISOString();
  expect(await seenWhile(userId, jobId)).toEqual({
    percent: null,
    kind: 'estimated',
    step: 'working',
    expectedAt,
    engine: 'OpenAI',
  });
});

it('a call that goes on after a crash is expected as if there had been none', async () => {
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

it('a job that is left to another engine forgets who worked on it', async () => {
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
