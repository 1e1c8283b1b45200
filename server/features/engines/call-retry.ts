import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { EngineError } from '#engines/engine.ts';

/** If the wait is longer than this, the next engine is the better choice. */
const maxWaitMs = 20_000;
const maxRetries = 2;

/**
 * Retries a failed engine call, twice at most, if its error says that this may help and costs nothing. All
 * within one attempt at a job; `features/jobs/retry.ts` says how often a job itself is tried.
 */
export function retryCall<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  const policy = retry(
    handleWhen((error) => error instanceof EngineError && error.mayRetry && waitAfter(error, 0) <= maxWaitMs),
    {
      maxAttempts: maxRetries,
      backoff: new DelegateBackoff(({ attempt, result }) =>
        waitAfter('error' in result ? result.error : null, attempt),
      ),
    },
  );
  return policy.execute(call, signal);
}

/**
 * The delay that the engine asks for, or one second, doubling; with jitter, so that calls do not all return
 * at once.
 */
function waitAfter(error: unknown, attempt: number): number {
  const request = error instanceof EngineError ? error.retryAfterMs : null;
  return (request ?? 1_000 * 2 ** attempt) + Math.random() * 250;
}
