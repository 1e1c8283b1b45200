import { and, eq, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import type { EngineErrorKind } from '#engines/engine.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { utcDay } from '#server/platform/database/utc-day.ts';
import type { EngineCall, EnginesDeps } from './engines-types.ts';
import { engineCalls } from './schema.ts';

type RecordsDeps = Pick<EnginesDeps, 'database' | 'clock' | 'newId'>;

/** How a call has ended. */
export interface CallFacts {
  outcome: 'done' | 'aborted' | EngineErrorKind;
  /** As reported by the provider. */
  spentMicros?: number;
  providerRequestId?: string | null;
  message?: string | null;
  /** For a call that did not succeed. */
  mayHaveCost?: boolean;
}

/** A call in the ledger. */
export interface OpenRecord {
  id: string;
  startedAt: Date;
}

/**
 * Enters a call into the call ledger with its expected cost. A call resumed after a crash has its row
 * already.
 */
export async function openRecord(
  { database, clock, newId }: RecordsDeps,
  call: EngineCall,
): Promise<OpenRecord> {
  const engine = call.engine.capabilities.id;
  if (call.isResumed && call.jobId !== undefined) {
    const [resumed] = await database.db
      .select({ id: engineCalls.id, startedAt: engineCalls.startedAt })
      .from(engineCalls)
      .where(
        and(
          eq(engineCalls.jobId, call.jobId),
          eq(engineCalls.engine, engine),
          eq(engineCalls.outcome, 'running'),
        ),
      );
    if (resumed) return resumed;
  }
  const record = { id: newId(), startedAt: clock.now() };
  await database.db.insert(engineCalls).values({
    ...record,
    engine,
    operation: call.operation,
    jobId: call.jobId ?? null,
    durationMs: 0,
    outcome: 'running',
    spentMicros: expectedMicros(call),
  });
  return record;
}

/** Records how a call ended. Without a cost from the provider, uses the price in its capabilities. */
export async function closeRecord(
  { database, clock }: Pick<RecordsDeps, 'database' | 'clock'>,
  call: EngineCall,
  { id, startedAt }: OpenRecord,
  facts: CallFacts,
): Promise<void> {
  const mayHaveCost = facts.outcome === 'done' || facts.mayHaveCost === true;
  await database.db
    .update(engineCalls)
    .set({
      durationMs: Math.max(0, clock.now().getTime() - startedAt.getTime()),
      outcome: facts.outcome,
      spentMicros: facts.spentMicros ?? (mayHaveCost ? expectedMicros(call) : 0),
      isSpentExact: facts.spentMicros !== undefined,
      providerRequestId: facts.providerRequestId ?? null,
      message: facts.message ?? null,
    })
    .where(eq(engineCalls.id, id));
}

/** Removes a call that was not made after all. */
export async function dropRecord({ database }: Pick<RecordsDeps, 'database'>, id: string): Promise<void> {
  await database.db.delete(engineCalls).where(eq(engineCalls.id, id));
}

/**
 * Returns what an engine has cost since then, plus the expected cost of its running calls; millionths of a US
 * dollar.
 */
export async function spentSince(
  { database }: Pick<RecordsDeps, 'database'>,
  engine: string,
  since: Date,
): Promise<number> {
  const [row] = await database.db
    .select({ micros: sql<number>`coalesce(sum(${engineCalls.spentMicros}), 0)`.mapWith(Number) })
    .from(engineCalls)
    .where(and(eq(engineCalls.engine, engine), gte(engineCalls.startedAt, since)));
  return row?.micros ?? 0;
}

/**
 * What engines have cost for a job, in millionths of a US dollar, as a part of a query that knows the job's
 * id.
 */
export function costOfJob(jobId: SQLWrapper): SQL {
  return sql`(select coalesce(sum(${engineCalls.spentMicros}), 0) from ${engineCalls} where ${engineCalls.jobId} = ${jobId})`;
}

/**
 * What engines have cost outside of jobs: text, moderation, tests. By UTC day, in millionths of a US dollar.
 */
export async function costsOutsideJobs(
  reader: Reader,
  { from, before }: { from: Date; before: Date },
): Promise<Map<string, number>> {
  const day = utcDay(engineCalls.startedAt);
  const rows = await reader
    .select({ day, micros: sql<number>`coalesce(sum(${engineCalls.spentMicros}), 0)`.mapWith(Number) })
    .from(engineCalls)
    .where(
      and(isNull(engineCalls.jobId), gte(engineCalls.startedAt, from), lt(engineCalls.startedAt, before)),
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.micros]));
}

/** No call or training lasts longer: its process has died and none has resumed it. */
const maxCallMs = dayMs;
const keptMs = 400 * dayMs;

/** Closes abandoned calls, and deletes those older than thirteen months. */
export async function sweepRecords({
  database,
  clock,
}: Pick<RecordsDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  await database.db
    .update(engineCalls)
    .set({ outcome: 'lost', message: 'the process died, and the call was not found again' })
    .where(and(eq(engineCalls.outcome, 'running'), lt(engineCalls.startedAt, new Date(now - maxCallMs))));
  await database.db.delete(engineCalls).where(lt(engineCalls.startedAt, new Date(now - keptMs)));
}

/** Returns the expected cost of a call, in millionths of a US dollar; null if unknown. */
export function expectedMicros({ engine, operation, pictures = 1 }: EngineCall): number | null {
  const price = engine.capabilities.facts?.[operation]?.priceMicros;
  return price === undefined || price === null ? null : price * pictures;
}
