import { EngineError } from '../engine.ts';

interface Limit {
  readonly vendor: string;
  readonly signal: AbortSignal;
  readonly ms: number;
  readonly mayHaveCost?: boolean;
}

/**
 * Limits a call whose server responds quickly if it is up: without a limit, a machine that was switched off
 * would hold it for the time limit of the whole work. Throws an `EngineError` when the time is over.
 */
export async function withTimeLimit<T>(limit: Limit, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { vendor, signal, ms, mayHaveCost = false } = limit;
  const timeout = AbortSignal.timeout(ms);
  try {
    return await call(AbortSignal.any([signal, timeout]));
  } catch (cause) {
    if (!timeout.aborted || signal.aborted || cause instanceof EngineError) throw cause;
    throw new EngineError('unavailable', `${vendor} did not answer within ${ms} ms`, { cause, mayHaveCost });
  }
}
