import { EngineError } from '../engine.ts';

/**
 * The same error with another cost: nothing yet, or work that was started earlier. Work that is gone for
 * nothing stays so.
 */
export function withCost(error: unknown, mayHaveCost: boolean): unknown {
  if (!(error instanceof EngineError) || error.mayResubmit || error.mayHaveCost === mayHaveCost) return error;
  const { kind, message, retryAfterMs, providerRequestId } = error;
  return new EngineError(kind, message, { cause: error, retryAfterMs, providerRequestId, mayHaveCost });
}
