import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
} from 'cockatiel';
import { minuteMs } from '#contract/durations.ts';
import { EngineError } from '#engines/engine.ts';
import { SpendingLimitError } from './spending-limit-error.ts';

/** How many failures in a row open the circuit, and for how long: longer after each failed trial. */
const failuresInARow = 5;
const paused = { initialDelay: 15_000, maxDelay: 5 * minuteMs };

/** Errors that show trouble of the engine itself, whatever the request. */
const countedErrors = new Set(['unavailable', 'timed_out', 'misconfigured', 'out_of_credit']);

/** A circuit breaker: stops calls to an engine that keeps failing. */
export interface Circuit {
  /** Throws what the work throws, and `unavailable` while the circuit is open. */
  execute<T>(work: () => Promise<T>): Promise<T>;
  /** Until when the circuit is open; null while it is closed. */
  pausedUntil(): Date | null;
  /** Closes the circuit. */
  reset(): void;
}

export function createCircuit(engine: string): Circuit {
  let until = 0;
  const backoff = observed(new ExponentialBackoff(paused), (ms) => {
    until = Date.now() + ms;
  });
  const close = () =>
    circuitBreaker(handleWhen(countsAsFailure), {
      halfOpenAfter: backoff,
      breaker: new ConsecutiveBreaker(failuresInARow),
    });
  let circuit = close();
  return {
    async execute(work) {
      try {
        return await circuit.execute(work);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw pausedError(engine, null);
      }
    },
    pausedUntil: () => (circuit.state === CircuitState.Open ? new Date(until) : null),
    reset() {
      circuit = close();
    },
  };
}

export function pausedError(engine: string, retryAfterMs: number | null): EngineError {
  const message = `${engine} has failed again and again and is left alone for a while`;
  return new EngineError('unavailable', message, { retryAfterMs });
}

function countsAsFailure(error: unknown): boolean {
  return (
    error instanceof EngineError && countedErrors.has(error.kind) && !(error instanceof SpendingLimitError)
  );
}

/** Wraps a back-off and reports each delay as it begins. */
function observed<T>(factory: IBackoffFactory<T>, onWait: (ms: number) => void): IBackoffFactory<T> {
  const wrap = (inner: IBackoff<T>): IBackoff<T> => {
    onWait(inner.duration);
    return { duration: inner.duration, next: (context) => wrap(inner.next(context)) };
  };
  return { next: (context) => wrap(factory.next(context)) };
}
