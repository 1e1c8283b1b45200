import { and, eq, inArray } from 'drizzle-orm';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { cancelWithin } from './cancel-job.ts';
import type { JobsContext } from './context.ts';
import { jobs } from './schema.ts';

/** What the export shows of a job. */
const exported = {
  id: jobs.id,
  kind: jobs.kind,
  tool: jobs.tool,
  status: jobs.status,
  input: jobs.input,
  cost: jobs.cost,
  engine: jobs.engine,
  made: jobs.made,
  errorCode: jobs.errorCode,
  errorMessage: jobs.errorMessage,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
};

/** A user's jobs, successful or not. */
export function jobData(context: JobsContext): DataHolder {
  const { db } = context.database;
  const unfinished = (userId: string) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'processing'])));
  return {
    name: 'jobs',
    records: {
      jobs: (userId) => rowsOfUser(() => db.select(exported).from(jobs), jobs, userId),
    },
    /** Only the inputs of failed jobs: those of the others belong to their pictures or are deleted. */
    async *files(userId) {
      const select = () => db.select({ id: jobs.id, kind: jobs.kind, input: jobs.input }).from(jobs);
      const failed = rowsOfUser(select, jobs, userId, eq(jobs.status, 'failed'));
      for await (const { id, kind, input } of failed) {
        for (const [at, key] of context.kinds.get(kind).filesOf(input).entries()) {
          yield { name: `${id}-reference-${at + 1}${key.slice(key.lastIndexOf('.'))}`, key };
        }
      }
    },
    /** Cancels running jobs. A worker may need a moment to notice, and must not store anything afterwards. */
    async stopWork(userId) {
      const waiting = await unfinished(userId);
      for (const { id: jobId } of waiting) {
        await context.database.inTransaction((tx) => cancelWithin(context, tx, { userId, jobId }));
      }
      return waiting.length === 0;
    },
    async erase(tx, { userId }) {
      await tx.delete(jobs).where(eq(jobs.userId, userId));
    },
  };
}
