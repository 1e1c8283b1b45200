import { EngineError } from '#engines/engine.ts';
import { type CallFacts, closeRecord, dropRecord, expectedMicros, openRecord } from './call-records.ts';
import { isOverLimit, raiseAlarms } from './daily-spending.ts';
import type { CallResult, EngineCall, EnginesDeps } from './engines-types.ts';
import { SpendingLimitError } from './spending-limit-error.ts';

/**
 * Makes a call of a remote engine and records it in the ledger: before the call, so that no crash hides a
 * payment and concurrent calls see each other. Throws what the work throws, and `SpendingLimitError` at the
 * engine's daily limit. A failure to record the end does not fail the call.
 */
export async function recordCall<T extends CallResult>(
  deps: EnginesDeps,
  call: EngineCall,
  dailyMicros: number | null,
  work: () => Promise<T>,
): Promise<T> {
  const engine = call.engine.capabilities.id;
  const record = await openRecord(deps, call);
  const expected = expectedMicros(call);
  // Free calls have no limit: prompts are moderated even when no more pictures may be made.
  if (dailyMicros !== null && expected !== 0 && call.isResumed !== true) {
    const isPriced = expected !== null;
    if (await isOverLimit(deps, { engine, dailyMicros, isPriced })) {
      await dropRecord(deps, record.id);
      throw new SpendingLimitError(engine);
    }
  }
  const close = async (facts: CallFacts) => {
    try {
      const ms = deps.clock.now().getTime() - record.startedAt.getTime();
      deps.onCall?.({ engine, operation: call.operation, outcome: facts.outcome, ms });
      await closeRecord(deps, call, record, facts);
      if (dailyMicros !== null) await raiseAlarms(deps, engine, dailyMicros);
    } catch (error) {
      deps.log.error({ error, engine }, 'an engine call could not be recorded');
    }
  };
  try {
    const result = await work();
    await close({ outcome: 'done', ...costOfResult(result) });
    return result;
  } catch (error) {
    // The next process resumes a call that can be found again.
    if (call.signal?.reason === 'shutdown' && call.engine.capabilities.afterCrash === 'resume') throw error;
    const isEngines = error instanceof EngineError;
    await close({
      outcome: isEngines ? error.kind : 'aborted',
      providerRequestId: isEngines ? error.providerRequestId : null,
      message: isEngines ? error.message : null,
      mayHaveCost: isEngines ? error.mayHaveCost : true,
    });
    throw error;
  }
}

function costOfResult(result: CallResult): Partial<CallFacts> {
  if (typeof result === 'string') return {};
  const { spentMicros, providerRequestId } = result as { spentMicros?: number; providerRequestId?: string };
  return {
    ...(spentMicros !== undefined && { spentMicros }),
    ...(providerRequestId !== undefined && { providerRequestId }),
  };
}
