import type { RunningEngine } from '#contract/admin-engines.ts';

type Day = RunningEngine['days'][number];

/** Sums the days of several engines, oldest first. */
export function sumDays(days: readonly Day[]): Day[] {
  const byDay = new Map<string, Day>();
  for (const { day, spentMicros, calls, failures } of days) {
    const sum = byDay.get(day) ?? { day, spentMicros: 0, calls: 0, failures: 0 };
    byDay.set(day, {
      day,
      spentMicros: sum.spentMicros + spentMicros,
      calls: sum.calls + calls,
      failures: sum.failures + failures,
    });
  }
  return [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
}
