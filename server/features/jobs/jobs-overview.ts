import { and, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/jobs.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { utcDay } from '#server/platform/database/utc-day.ts';
import { cutPage, olderThan, writeCursor } from '#server/platform/page-cursor.ts';
import type { JobsContext } from './context.ts';
import { type JobRow, jobs } from './schema.ts';
import { isOfTool } from './store.ts';

export type JobOfAll = Pick<
  JobRow,
  | 'id'
  | 'userId'
  | 'engine'
  | 'status'
  | 'cost'
  | 'attempt'
  | 'errorCode'
  | 'errorMessage'
  | 'createdAt'
  | 'finishedAt'
> & { tool: string };

/** The tool of a row that has one. */
const tool = sql<string>`${jobs.tool}`;

const day = utcDay(jobs.createdAt);

/** Of jobs of tools only. */
export interface JobsOverview {
  /** Newest first, without what users wrote. `cursor` is `nextCursor` of the previous page. */
  find(query: {
    status?: JobStatus | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ jobs: JobOfAll[]; nextCursor: string | null }>;
  /** Completed and failed jobs per UTC day since then. Days without any are missing. */
  countByDay(since: Date): Promise<{ day: string; completed: number; failed: number; all: number }[]>;
  /**
   * By UTC day and tool: successful jobs, their coins, and the engine cost of all jobs. `spentOn` sums the
   * cost of a job by id, in millionths of a US dollar.
   */
  sumByTool(
    reader: Reader,
    range: { from: Date; before: Date },
    spentOn: (jobId: SQLWrapper) => SQL,
  ): Promise<{ day: string; tool: string; jobs: number; coins: number; costMicros: number }[]>;
}

export function createJobsOverview({ database }: Pick<JobsContext, 'database'>): JobsOverview {
  return {
    async find({ status, cursor, limit }) {
      const isOlder = olderThan(cursor, jobs.createdAt, jobs.id);
      const rows = await database.db
        .select({
          id: jobs.id,
          userId: jobs.userId,
          tool,
          engine: jobs.engine,
          status: jobs.status,
          cost: jobs.cost,
          attempt: jobs.attempt,
          errorCode: jobs.errorCode,
          errorMessage: jobs.errorMessage,
          createdAt: jobs.createdAt,
          finishedAt: jobs.finishedAt,
        })
        .from(jobs)
        .where(and(isOfTool, status && eq(jobs.status, status), isOlder))
        .orderBy(desc(jobs.createdAt), desc(jobs.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, (last) => writeCursor({ time: last.createdAt, id: last.id }));
      return { jobs: page.rows, nextCursor: page.nextCursor };
    },
    sumByTool(reader, { from, before }, spentOn) {
      const isDone = sql`${jobs.status} = 'completed'`;
      return reader
        .select({
          day,
          tool,
          jobs: sql<number>`(count(*) filter (where ${isDone}))::int`,
          coins: sql<number>`coalesce(sum(${jobs.cost}) filter (where ${isDone}), 0)`.mapWith(Number),
          costMicros: sql<number>`coalesce(sum(${spentOn(jobs.id)}), 0)`.mapWith(Number),
        })
        .from(jobs)
        .where(and(isOfTool, gte(jobs.createdAt, from), lt(jobs.createdAt, before)))
        .groupBy(day, jobs.tool);
    },
    countByDay(since) {
      return database.db
        .select({
          day,
          completed: sql<number>`(count(*) filter (where ${jobs.status} = 'completed'))::int`,
          failed: sql<number>`(count(*) filter (where ${jobs.status} = 'failed'))::int`,
          all: sql<number>`count(*)::int`,
        })
        .from(jobs)
        .where(and(isOfTool, gte(jobs.createdAt, since)))
        .groupBy(day)
        .orderBy(day);
    },
  };
}
