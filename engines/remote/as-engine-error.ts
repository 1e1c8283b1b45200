import { EngineError } from '../engine.ts';

/**
 * What an SDK has thrown, as the error of all engines: the one of the wire where it is somewhere in the causes, the abort
 * where the caller has aborted, and otherwise an answer that nobody can read.
 */
export function asEngineError(
  vendor: string,
  thrown: unknown,
  { signal, mayHaveCost = true }: { signal: AbortSignal; mayHaveCost?: boolean },
): unknown {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof EngineError) return cause;
  }
  if (signal.aborted) return signal.reason;
  return new EngineError('unavailable', `${vendor} gave an answer that cannot be read`, {
    cause: thrown,
    mayHaveCost,
  });
}

/** Does some work of a provider's SDK; what it throws is an `EngineError`, or the reason of the signal. */
export async function withEngineErrors<T>(
  vendor: string,
  options: { signal: AbortSignal; mayHaveCost?: boolean },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw asEngineError(vendor, thrown, options);
  }
}
