import { and, desc, eq, gte } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';
import type { EnginesDeps } from './engines-types.ts';
import { engineCalls } from './schema.ts';

const lastDays = 7;
const maxCalls = 50;
/** With fewer calls the engine's own estimate is better. */
const minCalls = 3;

/**
 * Returns how long an operation usually takes, in milliseconds: the median of its recent successes, or the
 * engine's own estimate if there are too few; null if unknown.
 */
export async function typicalDuration(
  { database, clock }: Pick<EnginesDeps, 'database' | 'clock'>,
  { capabilities }: Engine,
  operation: EngineOperation,
): Promise<number | null> {
  const since = new Date(clock.now().getTime() - lastDays * dayMs);
  const calls = await database.db
    .select({ durationMs: engineCalls.durationMs })
    .from(engineCalls)
    .where(
      and(
        eq(engineCalls.engine, capabilities.id),
        eq(engineCalls.operation, operation),
        eq(engineCalls.outcome, 'done'),
        gte(engineCalls.startedAt, since),
      ),
    )
    .orderBy(desc(engineCalls.startedAt))
    .limit(maxCalls);
  if (calls.length < minCalls) return capabilities.facts?.[operation]?.typicalMs ?? null;
  const sorted = calls.map(({ durationMs }) => durationMs).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
