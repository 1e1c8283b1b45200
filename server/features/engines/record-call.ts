import { EngineError } from '#engines/engine.ts';
import { type CallFacts, closeRecord, dropRecord, expectedMicros, openRecord } from './call-records.ts';
import { isOverLimit, raiseAlarms } from './daily-spending.ts';
import type { CallResult, EngineCall, EnginesDeps } from './engines-types.ts';
import { SpendingLimitError } from './spending-limit-error.ts';

/**
 * Makes a call of an engine elsewhere and enters it into the ledger: before it, so that no crash hides what was paid, and so
 * that calls at the same moment count each other. Throws what the work throws, and `SpendingLimitError` where the engine has
 * cost today what it may. That an end could not be written down is no fault of the call's.
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
  // What costs nothing has no limit: prompts are judged when no more pictures may be made, too.
  if (dailyMicros !== null && expected !== 0 && call.isResumed !== true) {
    const isPriced = expected !== null;
    if (await isOverLimit(deps, { engine, dailyMicros, isPriced })) {
      await dropRecord(deps, record.id);
      throw new SpendingLimitError(engine);
    }
  }
  const close = async (facts: CallFacts) => {
    try {
      await closeRecord(deps, call, record, facts);
      if (dailyMicros !== null) await raiseAlarms(deps, engine, dailyMicros);
    } catch (error) {
      deps.log.error({ error, engine }, 'a call of an engine could not be written down');
    }
  };
  try {
    const result = await work();
    await close({ outcome: 'done', ...costOfResult(result) });
    return result;
  } catch (error) {
    // The next process goes on with it where it can be found again.
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
