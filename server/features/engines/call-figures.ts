import { and, gte, inArray, sql } from 'drizzle-orm';
import { type EngineFault, engineFaults } from '#contract/engine-operations.ts';
import { engineLimits } from '#contract/limits.ts';
import type { Database } from '#server/platform/database/database.ts';
import { engineCalls } from './schema.ts';

/** An engine's calls in a range of time. */
export interface CallFigures {
  engine: string;
  /** Calls that have ended. */
  calls: number;
  done: number;
  failures: { fault: EngineFault; count: number }[];
  /** Of the newest successful calls; null without one. */
  medianMs: number | null;
}

/** An engine whose newest calls have all failed. */
export interface FailingEngine {
  engine: string;
  /** Of the newest call. */
  fault: EngineFault;
  /** Failed calls in a row, as far as they were read. */
  failures: number;
  since: Date;
}

/** Sums up the calls of engines since then. One without calls is missing. */
export async function callFigures(
  { db }: Pick<Database, 'db'>,
  engines: readonly string[],
  since: Date,
): Promise<CallFigures[]> {
  if (engines.length === 0) return [];
  const [counts, medians] = await Promise.all([
    db
      .select({ engine: engineCalls.engine, outcome: engineCalls.outcome, count: sql<number>`count(*)::int` })
      .from(engineCalls)
      .where(and(inArray(engineCalls.engine, [...engines]), gte(engineCalls.startedAt, since)))
      .groupBy(engineCalls.engine, engineCalls.outcome),
    selectMedians({ db }, engines, since),
  ]);
  return engines.flatMap((engine) => {
    const ended = counts.filter((row) => row.engine === engine && row.outcome !== 'running');
    if (ended.length === 0) return [];
    const failures = ended.flatMap(({ outcome, count }) => {
      const fault = engineFaults.find((one) => one === outcome);
      return fault ? [{ fault, count }] : [];
    });
    return [
      {
        engine,
        calls: ended.reduce((sum, { count }) => sum + count, 0),
        done: ended.find(({ outcome }) => outcome === 'done')?.count ?? 0,
        failures: failures.sort((a, b) => b.count - a.count),
        medianMs: medians.get(engine) ?? null,
      },
    ];
  });
}

const list = (values: readonly string[]) =>
  sql`unnest(array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}]) as asked(engine)`;

/** The newest calls of each engine, up to a limit: a range can have millions. */
async function selectMedians(
  { db }: Pick<Database, 'db'>,
  engines: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ engine: string; ms: number }>(sql`
    select asked.engine, (percentile_disc(0.5) within group (order by call.duration_ms))::int as ms
    from ${list(engines)} cross join lateral (
      select duration_ms, outcome from ${engineCalls}
      where ${engineCalls.engine} = asked.engine and ${engineCalls.startedAt} >= ${since.toISOString()}::timestamptz
      order by ${engineCalls.startedAt} desc
      limit ${engineLimits.latencyCalls}
    ) as call
    where call.outcome = 'done'
    group by asked.engine`);
  return new Map(rows.map(({ engine, ms }) => [engine, ms]));
}

/** These end at once what the engine could do, until the operator acts. */
const operatorFaults = new Set<string>(['misconfigured', 'out_of_credit']);

/** A call says nothing about the engine if the request was at fault, or was given up. */
const sayNothing = ['running', 'aborted', 'refused', 'invalid_input'];

/**
 * Returns the engines that fail: the newest call with a refused key or an empty account, or so many calls in
 * a row for any reason. A success ends it.
 */
export async function failingEngines(
  { db }: Pick<Database, 'db'>,
  engines: readonly string[],
  failuresInARow: number,
): Promise<FailingEngine[]> {
  if (engines.length === 0) return [];
  const { rows } = await db.execute<{ engine: string; outcome: string; ms: string | number }>(sql`
    select asked.engine, call.outcome, extract(epoch from call.started_at) * 1000 as ms
    from ${list(engines)} cross join lateral (
      select outcome, started_at from ${engineCalls}
      where ${engineCalls.engine} = asked.engine
      order by ${engineCalls.startedAt} desc
      limit ${readCalls}
    ) as call
    where call.outcome not in (${sql.join(
      sayNothing.map((outcome) => sql`${outcome}`),
      sql`, `,
    )})
    order by asked.engine, call.started_at desc`);
  return engines.flatMap((engine) => {
    const calls = rows.filter((row) => row.engine === engine);
    const lastGood = calls.findIndex(({ outcome }) => outcome === 'done');
    const failed = lastGood === -1 ? calls : calls.slice(0, lastGood);
    const [newest] = failed;
    const fault = engineFaults.find((one) => one === newest?.outcome);
    if (!fault || (failed.length < failuresInARow && !operatorFaults.has(fault))) return [];
    return [{ engine, fault, failures: failed.length, since: new Date(Number(failed.at(-1)?.ms)) }];
  });
}

/** More than a row of failures: requests at fault may lie between them. */
const readCalls = 50;
