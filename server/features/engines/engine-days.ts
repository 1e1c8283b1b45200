import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { dayMs, isoDate } from '#contract/durations.ts';
import { engineLimits } from '#contract/limits.ts';
import type { Database } from '#server/platform/database/database.ts';
import { utcDay } from '#server/platform/database/utc-day.ts';
import { engineCalls, isFault } from './schema.ts';

/** A UTC day of an engine. */
export interface EngineDay {
  /** `2026-01-31`. */
  day: string;
  spentMicros: number;
  calls: number;
  failures: number;
}

export interface DaysReader {
  /** By engine, oldest first, without gaps; the last one is today. */
  read(engines: readonly string[], now: Date): Promise<Map<string, EngineDay[]>>;
}

/**
 * No call lasts longer than a day, and abandoned ones are closed within the next: earlier days do not change.
 */
const openDays = 3;

/**
 * Sums up the ledger by day. Days that no longer change are summed once and cached, so that a page polled
 * every few seconds reads only the calls of the last days.
 */
export function createDaysReader({ database }: { database: Pick<Database, 'db'> }): DaysReader {
  const closed = new Map<string, { until: number; days: Map<string, EngineDay> }>();
  return {
    async read(engines, now) {
      const open = startOf(now, openDays);
      const first = startOf(now, engineLimits.spendDays);
      const unread = engines.filter((engine) => closed.get(engine)?.until !== open.getTime());
      const [older, newer] = await Promise.all([
        selectDays(database, unread, { from: first, before: open }),
        selectDays(database, engines, { from: open, before: null }),
      ]);
      for (const engine of unread) {
        closed.set(engine, { until: open.getTime(), days: older.get(engine) ?? new Map() });
      }
      return new Map(
        engines.map((engine) => {
          const days = Array.from({ length: engineLimits.spendDays }, (_, index) => {
            const day = isoDate(new Date(first.getTime() + index * dayMs));
            const known = newer.get(engine)?.get(day) ?? closed.get(engine)?.days.get(day);
            return known ?? { day, spentMicros: 0, calls: 0, failures: 0 };
          });
          return [engine, days];
        }),
      );
    },
  };
}

/** Midnight UTC of the first of the last `days` days, today included. */
export function startOf(now: Date, days: number): Date {
  return new Date(Date.parse(isoDate(now)) - (days - 1) * dayMs);
}

async function selectDays(
  { db }: Pick<Database, 'db'>,
  engines: readonly string[],
  { from, before }: { from: Date; before: Date | null },
): Promise<Map<string, Map<string, EngineDay>>> {
  const byEngine = new Map<string, Map<string, EngineDay>>();
  if (engines.length === 0) return byEngine;
  const day = utcDay(engineCalls.startedAt);
  const rows = await db
    .select({
      engine: engineCalls.engine,
      day,
      spentMicros: sql<number>`coalesce(sum(${engineCalls.spentMicros}), 0)::float8`,
      calls: sql<number>`(count(*) filter (where ${engineCalls.outcome} <> 'running'))::int`,
      failures: sql<number>`(count(*) filter (where ${isFault(engineCalls.outcome)}))::int`,
    })
    .from(engineCalls)
    .where(
      and(
        inArray(engineCalls.engine, [...engines]),
        gte(engineCalls.startedAt, from),
        before ? lt(engineCalls.startedAt, before) : undefined,
      ),
    )
    .groupBy(engineCalls.engine, day);
  for (const { engine, ...entry } of rows) {
    const days = byEngine.get(engine) ?? new Map<string, EngineDay>();
    byEngine.set(engine, days.set(entry.day, entry));
  }
  return byEngine;
}
