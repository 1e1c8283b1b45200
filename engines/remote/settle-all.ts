import { EngineError } from '../engine.ts';

/**
 * Waits for all calls of one request and returns their results, or throws the error of the first failed
 * one. If a provider may have processed another call, the error is marked as possibly charged, so that no
 * retry pays for all of them twice.
 */
export async function settleAll<T>(calls: readonly Promise<T>[]): Promise<readonly [T, ...T[]]> {
  const ends = await Promise.allSettled(calls);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    const error: unknown = failed.reason;
    const isPaid = ends.some((end) => end.status === 'fulfilled' || mayHaveCost(end.reason));
    if (!(error instanceof EngineError) || error.mayHaveCost || !isPaid) throw error;
    const { kind, message, cause, retryAfterMs, providerRequestId } = error;
    throw new EngineError(kind, message, { cause, retryAfterMs, providerRequestId, mayHaveCost: true });
  }
  const [first, ...others] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  if (first === undefined) throw new EngineError('invalid_input', 'no picture was requested');
  return [first, ...others];
}

function mayHaveCost(error: unknown): boolean {
  return error instanceof EngineError && error.mayHaveCost;
}
