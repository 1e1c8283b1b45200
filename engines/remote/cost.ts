import { EngineError } from '../engine.ts';

/** The same error, said of something whose cost is known otherwise: nothing yet, or work that was begun before. */
export function withCost(error: unknown, mayHaveCost: boolean): unknown {
  if (!(error instanceof EngineError) || error.mayHaveCost === mayHaveCost) return error;
  const { kind, message, retryAfterMs, providerRequestId } = error;
  return new EngineError(kind, message, { cause: error, retryAfterMs, providerRequestId, mayHaveCost });
}
