import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { EngineError } from '#engines/engine.ts';

/** Waiting longer than this for an engine is worse than asking the next one. */
const longestWaitMs = 20_000;
const attempts = 2;

/** Does some work again, twice at most, where its engine says that this may help and costs nothing. */
export function patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const policy = retry(
    handleWhen(
      (error) => error instanceof EngineError && error.mayRetry && waitAfter(error, 0) <= longestWaitMs,
    ),
    {
      maxAttempts: attempts,
      backoff: new DelegateBackoff(({ attempt, result }) =>
        waitAfter('error' in result ? result.error : null, attempt),
      ),
    },
  );
  return policy.execute(work, signal);
}

/** What the engine asks for, or a second that grows; never all at the same moment. */
function waitAfter(error: unknown, attempt: number): number {
  const asked = error instanceof EngineError ? error.retryAfterMs : null;
  return (asked ?? 1_000 * 2 ** attempt) + Math.random() * 250;
}

/** Whether another engine may do what this one could not. Where the operator has named the engines, a refusal is no end. */
export function nextMayServe(error: unknown, { isNamed }: { isNamed: boolean }): boolean {
  if (!(error instanceof EngineError)) return false;
  switch (error.kind) {
    // It was called and may have been paid; nobody knows what became of it.
    case 'lost':
      return false;
    case 'refused':
      return isNamed;
    default:
      return true;
  }
}
