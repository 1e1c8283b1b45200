import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { type EngineFault, engineFaults } from '#contract/engine-operations.ts';
import { engineLimits } from '#contract/limits.ts';
import type { EngineOperation } from '#engines/engine.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { createDaysReader, type EngineDay, startOf } from './engine-days.ts';
import { engineCalls, isFault } from './schema.ts';

export interface OperationLatency {
  operation: EngineOperation;
  calls: number;
  medianMs: number;
  p95Ms: number;
}

/** Statistics of an engine from the ledger. */
export interface EngineStatistics {
  /** Oldest first, without gaps; the last one is today. */
  days: EngineDay[];
  latency: OperationLatency[];
  lastSuccessAt: Date | null;
  lastFailure: { at: Date; fault: EngineFault } | null;
}

export type FailedCall = Pick<
  typeof engineCalls.$inferSelect,
  | 'id'
  | 'engine'
  | 'operation'
  | 'message'
  | 'providerRequestId'
  | 'jobId'
  | 'startedAt'
  | 'durationMs'
  | 'spentMicros'
> & { fault: EngineFault };

export interface StatisticsReader {
  /** By engine; one that was never called has empty days. */
  of(engines: readonly string[]): Promise<Map<string, EngineStatistics>>;
  /** Newest first. `cursor` is `nextCursor` of the previous page. */
  failures(page: {
    engine?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ failures: FailedCall[]; nextCursor: string | null }>;
}

type Deps = { database: Pick<Database, 'db'>; clock: Clock };

const isFailed = isFault(engineCalls.outcome);

/**
 * Reads the call ledger for the admins. Bounded: the last days of each engine, cached earlier days, durations
 * from the newest calls only, failures page by page.
 */
export function createStatisticsReader({ database, clock }: Deps): StatisticsReader {
  const daysReader = createDaysReader({ database });
  return {
    async of(engines) {
      if (engines.length === 0) return new Map();
      const now = clock.now();
      const [days, latency, ends] = await Promise.all([
        daysReader.read(engines, now),
        selectLatency({ database, now }, engines),
        selectEnds({ database, now }, engines),
      ]);
      return new Map(
        engines.map((engine) => {
          const { lastSuccessAt = null, lastFailure = null } = ends.get(engine) ?? {};
          return [
            engine,
            {
              days: days.get(engine) ?? [],
              latency: latency.get(engine) ?? [],
              lastSuccessAt,
              lastFailure,
            },
          ];
        }),
      );
    },
    async failures({ engine, cursor, limit }) {
      const rows = await database.db
        .select({
          id: engineCalls.id,
          engine: engineCalls.engine,
          operation: engineCalls.operation,
          fault: sql<EngineFault>`${engineCalls.outcome}`,
          message: engineCalls.message,
          providerRequestId: engineCalls.providerRequestId,
          jobId: engineCalls.jobId,
          startedAt: engineCalls.startedAt,
          durationMs: engineCalls.durationMs,
          spentMicros: engineCalls.spentMicros,
        })
        .from(engineCalls)
        .where(
          and(
            isFailed,
            engine === undefined ? undefined : eq(engineCalls.engine, engine),
            cursor === undefined ? undefined : lt(engineCalls.id, cursor),
          ),
        )
        .orderBy(desc(engineCalls.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, ({ id }) => id);
      return { failures: page.rows, nextCursor: page.nextCursor };
    },
  };
}

type At = { database: Pick<Database, 'db'>; now: Date };

/** The newest calls of each engine since then, up to a limit. */
const newestOf = (engines: readonly string[], since: Date) => sql`
  unnest(array[${sql.join(
    engines.map((engine) => sql`${engine}::text`),
    sql`, `,
  )}]) as asked(engine)
  cross join lateral (
    select operation, duration_ms, outcome, started_at from ${engineCalls}
    where ${engineCalls.engine} = asked.engine and ${engineCalls.startedAt} >= ${since.toISOString()}::timestamptz
    order by ${engineCalls.startedAt} desc
    limit ${engineLimits.latencyCalls}
  ) as call`;

async function selectLatency({ database, now }: At, engines: readonly string[]) {
  const since = new Date(now.getTime() - engineLimits.latencyDays * dayMs);
  const { rows } = await database.db.execute<
    { engine: string } & Pick<OperationLatency, keyof OperationLatency>
  >(sql`
    select asked.engine, call.operation, count(*)::int as "calls",
      (percentile_disc(0.5) within group (order by call.duration_ms))::int as "medianMs",
      (percentile_disc(0.95) within group (order by call.duration_ms))::int as "p95Ms"
    from ${newestOf(engines, since)}
    where call.outcome = 'done'
    group by asked.engine, call.operation
    order by "calls" desc`);
  return byEngine(rows);
}

/** When each engine last succeeded, and last failed by its own fault. */
async function selectEnds({ database, now }: At, engines: readonly string[]) {
  const since = startOf(now, engineLimits.spendDays);
  const { rows } = await database.db.execute<{
    engine: string;
    succeeded: string | null;
    failed: string | null;
    fault: EngineFault | null;
  }>(sql`
    select asked.engine,
      to_char(max(call.started_at) filter (where call.outcome = 'done') at time zone 'UTC', ${isoFormat}) as succeeded,
      to_char(max(call.started_at) filter (where ${countsAsFailure}) at time zone 'UTC', ${isoFormat}) as failed,
      (array_agg(call.outcome order by call.started_at desc) filter (where ${countsAsFailure}))[1] as fault
    from ${newestOf(engines, since)}
    group by asked.engine`);
  return new Map(
    rows.map(({ engine, succeeded, failed, fault }) => [
      engine,
      {
        lastSuccessAt: succeeded === null ? null : new Date(succeeded),
        lastFailure: failed === null || fault === null ? null : { at: new Date(failed), fault },
      },
    ]),
  );
}

const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Refused requests are not the engine's fault. */
const countsAsFailure = sql`call.outcome in (${sql.raw(
  engineFaults
    .filter((fault) => fault !== 'refused' && fault !== 'invalid_input')
    .map((fault) => `'${fault}'`)
    .join(', '),
)})`;

function byEngine<Row extends { engine: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'engine'>[]> {
  const groups = new Map<string, Omit<Row, 'engine'>[]>();
  for (const { engine, ...row } of rows) groups.set(engine, [...(groups.get(engine) ?? []), row]);
  return groups;
}
