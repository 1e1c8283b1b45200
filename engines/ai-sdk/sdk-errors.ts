import { EngineError } from '../engine.ts';
import { asEngineError } from '../remote/as-engine-error.ts';

/**
 * Does some work of the AI SDK; what it throws is an `EngineError`, or the reason of the signal. Of the SDK's own errors only
 * the names are kept: they carry the request and the answer, and with them the prompt.
 */
export async function withSdkErrors<T>(
  vendor: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = asEngineError(vendor, thrown, { signal });
    if (!(error instanceof EngineError) || error.cause !== thrown) throw error;
    throw new EngineError(error.kind, `${error.message} (${namesOf(thrown)})`, {
      mayHaveCost: error.mayHaveCost,
    });
  }
}

function namesOf(thrown: unknown): string {
  const names: string[] = [];
  for (let cause = thrown; cause instanceof Error && names.length < 4; cause = cause.cause)
    names.push(cause.name);
  return names.join(': ') || typeof thrown;
}
