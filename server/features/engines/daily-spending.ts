import { isoDate } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import { spentSince } from './call-records.ts';
import type { SpendingAlarm } from './engines-types.ts';
import { engineAlarms } from './schema.ts';

export interface SpendingDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** Notifies the admins, in the transaction that prevents a second alarm. It may publish. */
  onAlarm?(tx: Tx, alarm: SpendingAlarm): Promise<void>;
}

const alarmPercents = [80, 100] as const;

/** Returns midnight UTC of a moment's day. */
export function startOfDay(now: Date): Date {
  return new Date(isoDate(now));
}

/**
 * Whether a call already in the ledger would exceed the engine's daily limit. A call of unknown cost is
 * allowed until the limit is reached.
 */
export async function isOverLimit(
  deps: SpendingDeps,
  { engine, dailyMicros, isPriced }: { engine: string; dailyMicros: number; isPriced: boolean },
): Promise<boolean> {
  const spent = await spentSince(deps, engine, startOfDay(deps.clock.now()));
  return isPriced ? spent > dailyMicros : spent >= dailyMicros;
}

/** Notifies the admins, once a day for each part of the limit reached. */
export async function raiseAlarms(deps: SpendingDeps, engine: string, dailyMicros: number): Promise<void> {
  const now = deps.clock.now();
  const day = isoDate(now);
  const spentMicros = await spentSince(deps, engine, startOfDay(now));
  for (const percent of alarmPercents) {
    if (spentMicros * 100 < dailyMicros * percent) continue;
    await deps.database.inTransaction(async (tx) => {
      const alarm = { engine, day, percent };
      const [isFirst] = await tx.insert(engineAlarms).values(alarm).onConflictDoNothing().returning();
      if (!isFirst) return;
      deps.log.warn({ ...alarm, spentMicros, dailyMicros }, 'an engine has used part of its daily limit');
      await deps.onAlarm?.(tx, { ...alarm, spentMicros, dailyMicros });
    });
  }
}
