import type { EngineErrorKind } from '#engines/engine.ts';
import type { EngineCall, EnginesDeps } from './engines.ts';
import { engineCalls } from './schema.ts';

/** How a call has ended. */
export interface CallFacts {
  outcome: 'done' | 'aborted' | EngineErrorKind;
  /** As the provider says. */
  spentMicros?: number;
  providerRequestId?: string | null;
  message?: string | null;
  /** Of one that was not done. */
  mayHaveCost?: boolean;
}

/** Writes a call into the ledger of what engines cost. What no provider says is taken from the price of its capability record. */
export async function writeDownCall(
  { database, clock, newId }: Pick<EnginesDeps, 'database' | 'clock' | 'newId'>,
  call: EngineCall & { startedAt: Date },
  facts: CallFacts,
): Promise<void> {
  await database.db.insert(engineCalls).values({
    id: newId(),
    engine: call.engine.capabilities.id,
    operation: call.operation,
    jobId: call.jobId ?? null,
    startedAt: call.startedAt,
    durationMs: Math.max(0, clock.now().getTime() - call.startedAt.getTime()),
    outcome: facts.outcome,
    spentMicros: facts.spentMicros ?? priceOf(call, facts),
    isSpentExact: facts.spentMicros !== undefined,
    providerRequestId: facts.providerRequestId ?? null,
    message: facts.message ?? null,
  });
}

function priceOf({ engine, operation, pictures = 1 }: EngineCall, facts: CallFacts): number | null {
  if (facts.outcome !== 'done' && facts.mayHaveCost !== true) return 0;
  const price = engine.capabilities.facts?.[operation]?.priceMicros;
  return price === undefined || price === null ? null : price * pictures;
}
