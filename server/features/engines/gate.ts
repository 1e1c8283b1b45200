import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel';
import pLimit from 'p-limit';
import { type Engine, EngineError } from '#engines/engine.ts';

/** What every call of an engine goes through. */
export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Failures in a row after which an engine is left alone, and for how long: longer each time that it fails its trial. */
const failuresInARow = 5;
const leftAlone = { initialDelay: 15_000, maxDelay: 5 * 60_000 };

/** What says that the engine itself is in trouble, whoever asks it for whatever. */
const troubles = new Set(['unavailable', 'timed_out', 'misconfigured', 'out_of_credit']);

/** An engine in this process is never down; one elsewhere is not asked again and again while it is. */
export function createGate({ capabilities }: Engine): Gate {
  const { id, concurrency, isRemote } = capabilities;
  const limit = pLimit(concurrency);
  if (!isRemote) return { run: (work) => limit(work) };
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof EngineError && troubles.has(error.kind)),
    { halfOpenAfter: new ExponentialBackoff(leftAlone), breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  return {
    run: (work) =>
      limit(async () => {
        try {
          return await circuit.execute(work);
        } catch (error) {
          if (!(error instanceof BrokenCircuitError)) throw error;
          throw new EngineError(
            'unavailable',
            `${id} has failed again and again and is left alone for a while`,
          );
        }
      }),
  };
}
