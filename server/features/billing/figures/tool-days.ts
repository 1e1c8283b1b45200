import { and, gte, inArray, lt } from 'drizzle-orm';
import { dayMs, isoDate, minuteMs } from '#contract/durations.ts';
import { costOfJob, costsOutsideJobs } from '../../engines/engines.ts';
import type { FigureDeps } from './deps.ts';
import { billingToolDays } from './schema.ts';

/** A job may run, and a call be closed, this many days after it started; earlier days do not change. */
const openDays = 3;
/** How old the sums of a changing day may be. */
const freshMs = minuteMs;

export interface ToolSums {
  /** Empty for calls outside of jobs. */
  tool: string;
  jobs: number;
  coins: number;
  costMicros: number;
}

/** Sums up the tools over the last days, today included. Past days are summed once and kept. */
export async function sumTools(deps: FigureDeps, days: number): Promise<ToolSums[]> {
  const { database, clock } = deps;
  const today = Date.parse(isoDate(clock.now()));
  const range = { from: new Date(today - (days - 1) * dayMs), before: new Date(today + dayMs) };
  await refresh(deps, range);
  const rows = await database.db
    .select()
    .from(billingToolDays)
    .where(
      and(gte(billingToolDays.day, isoDate(range.from)), lt(billingToolDays.day, isoDate(range.before))),
    );
  const byTool = new Map<string, ToolSums>();
  for (const { tool, jobs, coins, costMicros } of rows) {
    const sum = byTool.get(tool) ?? { tool, jobs: 0, coins: 0, costMicros: 0 };
    sum.jobs += jobs;
    sum.coins += coins;
    sum.costMicros += costMicros;
    byTool.set(tool, sum);
  }
  return [...byTool.values()]
    .filter(({ jobs, coins, costMicros }) => jobs + coins + costMicros > 0)
    .sort((a, b) => b.coins - a.coins || b.costMicros - a.costMicros);
}

/** Sums up the days of a range that have no sums or may have changed since. */
async function refresh(deps: FigureDeps, range: { from: Date; before: Date }): Promise<void> {
  const now = deps.clock.now().getTime();
  const rows = await deps.database.db
    .select({ day: billingToolDays.day, addedUpAt: billingToolDays.addedUpAt })
    .from(billingToolDays)
    .where(
      and(
        inArray(billingToolDays.tool, ['']),
        gte(billingToolDays.day, isoDate(range.from)),
        lt(billingToolDays.day, isoDate(range.before)),
      ),
    );
  const addedUp = new Map(rows.map(({ day, addedUpAt }) => [day, addedUpAt.getTime()]));
  const isStale = (start: number) => {
    const at = addedUp.get(isoDate(new Date(start)));
    if (at === undefined) return true;
    return at < start + openDays * dayMs && now - at >= freshMs;
  };
  for (let start = range.from.getTime(); start < range.before.getTime(); start += dayMs) {
    let end = start;
    while (end < range.before.getTime() && isStale(end)) end += dayMs;
    if (end === start) continue;
    await addUp(deps, { from: new Date(start), before: new Date(end) });
    start = end;
  }
}

async function addUp(
  { database, clock, jobs }: FigureDeps,
  range: { from: Date; before: Date },
): Promise<void> {
  const addedUpAt = clock.now();
  const sums = await jobs.sumByTool(database.db, range, costOfJob);
  const withoutJob = await costsOutsideJobs(database.db, range);
  const days = Array.from({ length: (range.before.getTime() - range.from.getTime()) / dayMs }, (_, index) =>
    isoDate(new Date(range.from.getTime() + index * dayMs)),
  );
  const rows = [
    ...sums,
    ...days.map((day) => ({ day, tool: '', jobs: 0, coins: 0, costMicros: withoutJob.get(day) ?? 0 })),
  ];
  await database.inTransaction(async (tx) => {
    await tx.delete(billingToolDays).where(inArray(billingToolDays.day, days));
    // Another process may have summed the same days; either's sums are right.
    await tx
      .insert(billingToolDays)
      .values(rows.map((row) => ({ ...row, addedUpAt })))
      .onConflictDoNothing();
  });
}
