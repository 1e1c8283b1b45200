import { EngineError } from '../engine.ts';
import { asEngineError } from './as-engine-error.ts';

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

/**
 * Limits a call of a provider's SDK whose outcome must be known even if the caller aborts. Throws an
 * `EngineError`, also when the time is over.
 */
export async function withSdkTimeLimit<T>(
  { vendor, ms, mayHaveCost }: { vendor: string; ms: number; mayHaveCost: boolean },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  try {
    return await call(signal);
  } catch (thrown) {
    const error = asEngineError(vendor, thrown, { signal, mayHaveCost });
    if (error instanceof EngineError) throw error;
    throw new EngineError('timed_out', `${vendor} did not answer within ${ms} ms`, {
      cause: error,
      mayHaveCost,
    });
  }
}
