import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { EngineError } from '#engines/engine.ts';

/** Waiting longer than this for an engine is worse than asking the next one. */
const longestWaitMs = 20_000;
const maxRetries = 2;

/**
 * Calls an engine again, twice at most, where its error says that this may help and costs nothing. All of it happens within
 * one attempt at a job; how often a job itself is tried is in `features/jobs/retry.ts`.
 */
export function retryCall<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  const policy = retry(
    handleWhen(
      (error) => error instanceof EngineError && error.mayRetry && waitAfter(error, 0) <= longestWaitMs,
    ),
    {
      maxAttempts: maxRetries,
      backoff: new DelegateBackoff(({ attempt, result }) =>
        waitAfter('error' in result ? result.error : null, attempt),
      ),
    },
  );
  return policy.execute(call, signal);
}

/** What the engine asks for, or a second that doubles; with jitter, so that calls do not return all at once. */
function waitAfter(error: unknown, attempt: number): number {
  const asked = error instanceof EngineError ? error.retryAfterMs : null;
  return (asked ?? 1_000 * 2 ** attempt) + Math.random() * 250;
}
