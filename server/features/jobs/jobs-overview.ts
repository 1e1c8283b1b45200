import { and, desc, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/jobs.ts';
import { adminLimits } from '#contract/limits.ts';
import { generateTools } from '#contract/tools.ts';
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

const completed = sql<number>`(count(*) filter (where ${jobs.status} = 'completed'))::int`;
const failed = sql<number>`(count(*) filter (where ${jobs.status} = 'failed'))::int`;

/** Of successful jobs, without the time in the queue; null without one. */
const medianWorkMs = sql<number | null>`(percentile_disc(0.5) within group (
  order by extract(epoch from ${jobs.finishedAt} - ${jobs.startedAt}) * 1000
) filter (where ${jobs.status} = 'completed'))::int`;

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
  /** Completed and failed jobs per UTC hour or day of a range. Those without any are missing. */
  countBySteps(range: {
    from: Date;
    before: Date | null;
    unit: 'hour' | 'day';
  }): Promise<{ at: Date; completed: number; failed: number }[]>;
  /** Of these engines, since then. */
  countByEngine(
    since: Date,
    engines: readonly string[],
  ): Promise<{ engine: string; completed: number; failed: number; medianMs: number | null }[]>;
  /** How long the newest pictures took from their request on; null without any since then. */
  timesToPicture(since: Date): Promise<{ medianMs: number; p95Ms: number } | null>;
  /** What waits and runs now. */
  waiting(): Promise<{ waiting: number; running: number; oldestWaitingAt: Date | null }>;
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
    async countBySteps({ from, before, unit }) {
      const at = sql<string>`date_trunc(${sql.raw(`'${unit}'`)}, ${jobs.createdAt}, 'UTC')`;
      const rows = await database.db
        .select({ ms: sql<string>`extract(epoch from ${at}) * 1000`, completed, failed })
        .from(jobs)
        .where(and(isOfTool, gte(jobs.createdAt, from), before ? lt(jobs.createdAt, before) : undefined))
        .groupBy(at);
      return rows.map(({ ms, ...counts }) => ({ at: new Date(Number(ms)), ...counts }));
    },
    async countByEngine(since, engines) {
      if (engines.length === 0) return [];
      return database.db
        .select({ engine: jobs.engine, completed, failed, medianMs: medianWorkMs })
        .from(jobs)
        .where(and(isOfTool, gte(jobs.createdAt, since), inArray(jobs.engine, [...engines])))
        .groupBy(jobs.engine);
    },
    async timesToPicture(since) {
      const newest = database.db
        .select({
          ms: sql<number>`extract(epoch from ${jobs.finishedAt} - ${jobs.createdAt}) * 1000`.as('ms'),
        })
        .from(jobs)
        .where(
          and(
            inArray(jobs.tool, [...generateTools]),
            eq(jobs.status, 'completed'),
            gte(jobs.createdAt, since),
          ),
        )
        .orderBy(desc(jobs.createdAt), desc(jobs.id))
        .limit(adminLimits.timedJobs)
        .as('newest');
      const [row] = await database.db
        .select({
          medianMs: sql<number | null>`(percentile_disc(0.5) within group (order by ${newest.ms}))::int`,
          p95Ms: sql<number | null>`(percentile_disc(0.95) within group (order by ${newest.ms}))::int`,
        })
        .from(newest);
      return row && row.medianMs !== null && row.p95Ms !== null
        ? { medianMs: row.medianMs, p95Ms: row.p95Ms }
        : null;
    },
    async waiting() {
      const isQueued = sql`${jobs.status} = 'queued'`;
      const [row] = await database.db
        .select({
          waiting: sql<number>`(count(*) filter (where ${isQueued}))::int`,
          running: sql<number>`(count(*) filter (where not ${isQueued}))::int`,
          oldestMs: sql<
            string | null
          >`extract(epoch from min(${jobs.createdAt}) filter (where ${isQueued})) * 1000`,
        })
        .from(jobs)
        .where(and(isOfTool, inArray(jobs.status, ['queued', 'processing'])));
      const { waiting = 0, running = 0, oldestMs = null } = row ?? {};
      return { waiting, running, oldestWaitingAt: oldestMs === null ? null : new Date(Number(oldestMs)) };
    },
    countByDay(since) {
      return database.db
        .select({
          day,
          completed,
          failed,
          all: sql<number>`count(*)::int`,
        })
        .from(jobs)
        .where(and(isOfTool, gte(jobs.createdAt, since)))
        .groupBy(day)
        .orderBy(day);
    },
  };
}
