import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/jobs.ts';
import type { JobsContext } from './context.ts';
import { type JobRow, jobs } from './schema.ts';

export type JobOfAll = Pick<
  JobRow,
  | 'id'
  | 'userId'
  | 'tool'
  | 'engine'
  | 'status'
  | 'cost'
  | 'attempt'
  | 'errorCode'
  | 'errorMessage'
  | 'createdAt'
  | 'finishedAt'
>;

export interface JobsOverview {
  /** Newest first. Without what users wrote, which is their own. `cursor` is `nextCursor` of the page before. */
  find(query: {
    status?: JobStatus | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ jobs: JobOfAll[]; nextCursor: string | null }>;
  /** How many jobs of each UTC day since then have completed and failed. Days without any are left out. */
  countByDay(since: Date): Promise<{ day: string; completed: number; failed: number; all: number }[]>;
}

export function createJobsOverview({ database }: Pick<JobsContext, 'database'>): JobsOverview {
  return {
    async find({ status, cursor, limit }) {
      const [time, id] = cursor?.split('_') ?? [];
      const isOlder =
        time && id && !Number.isNaN(Date.parse(time))
          ? sql`(${jobs.createdAt}, ${jobs.id}) < (${time}::timestamptz, ${id})`
          : undefined;
      // One more than asked tells whether there is a next page.
      const rows = await database.db
        .select({
          id: jobs.id,
          userId: jobs.userId,
          tool: jobs.tool,
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
        .where(and(status && eq(jobs.status, status), isOlder))
        .orderBy(desc(jobs.createdAt), desc(jobs.id))
        .limit(limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return { jobs: shown, nextCursor: hasMore ? `${last.createdAt.toISOString()}_${last.id}` : null };
    },
    countByDay(since) {
      const day = sql<string>`to_char(${jobs.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      return database.db
        .select({
          day,
          completed: sql<number>`(count(*) filter (where ${jobs.status} = 'completed'))::int`,
          failed: sql<number>`(count(*) filter (where ${jobs.status} = 'failed'))::int`,
          all: sql<number>`count(*)::int`,
        })
        .from(jobs)
        .where(gte(jobs.createdAt, since))
        .groupBy(day)
        .orderBy(day);
    },
  };
}
