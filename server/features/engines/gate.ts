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
import { type Engine, EngineError } from '#engines/engine.ts';
import { createFairLimit, type Waiter } from '#server/platform/fair-limit.ts';

/** How an engine is, as this process sees it. */
export interface GateHealth {
  /** Until when it is left alone; null where it is asked. */
  readonly leftAloneUntil: Date | null;
  readonly running: number;
  readonly waiting: number;
}

/** What every call of an engine goes through. */
export interface Gate {
  run<T>(work: () => Promise<T>, waiter?: Waiter): Promise<T>;
  /**
   * The same for a training, which may last an hour: it takes no place of those that wait for pictures, and neither they nor
   * the circuit wait for how it ends.
   */
  train<T>(work: () => Promise<T>, waiter?: Waiter): Promise<T>;
  /** The same even while the engine is left alone; a success ends that. */
  tryOut<T>(work: () => Promise<T>, waiter?: Waiter): Promise<T>;
  health(): GateHealth;
  /** Resolves when no call runs or waits. */
  whenIdle(): Promise<void>;
}

/** Failures in a row after which an engine is left alone, and for how long: longer each time that it fails its trial. */
const failuresInARow = 5;
const leftAlone = { initialDelay: 15_000, maxDelay: 5 * 60_000 };

/** Trainings at once, of one engine in one process. */
const trainingsAtOnce = 4;

/** What says that the engine itself is in trouble, whoever asks it for whatever. */
const troubles = new Set(['unavailable', 'timed_out', 'misconfigured', 'out_of_credit']);

/** Our own limit of what an engine may cost is no trouble of the engine's. */
export class SpendingLimitError extends EngineError {
  constructor(id: string) {
    super('out_of_credit', `${id} has reached the limit of what it may cost today`);
  }
}

const isTrouble = (error: unknown) =>
  error instanceof EngineError && troubles.has(error.kind) && !(error instanceof SpendingLimitError);

/** An engine in this process is never down; one elsewhere is not asked again and again while it is. */
export function createGate({ capabilities }: Engine): Gate {
  const { id, concurrency, isRemote } = capabilities;
  const limit = createFairLimit(concurrency);
  const trainings = createFairLimit(trainingsAtOnce);
  const load = () => ({
    running: limit.running + trainings.running,
    waiting: limit.waiting + trainings.waiting,
  });
  const whenIdle = async () => {
    await Promise.all([limit.whenIdle(), trainings.whenIdle()]);
  };
  if (!isRemote) {
    const run: Gate['run'] = (work, waiter = {}) => limit.run(waiter, work);
    return {
      run,
      train: (work, waiter = {}) => trainings.run(waiter, work),
      tryOut: run,
      health: () => ({ leftAloneUntil: null, ...load() }),
      whenIdle,
    };
  }
  let until = 0;
  const backoff = noted(new ExponentialBackoff(leftAlone), (ms) => {
    until = Date.now() + ms;
  });
  const close = () =>
    circuitBreaker(handleWhen(isTrouble), {
      halfOpenAfter: backoff,
      breaker: new ConsecutiveBreaker(failuresInARow),
    });
  let circuit = close();
  return {
    run: (work, waiter = {}) =>
      limit.run(waiter, async () => {
        try {
          return await circuit.execute(work);
        } catch (error) {
          if (!(error instanceof BrokenCircuitError)) throw error;
          throw leftAloneError(id, null);
        }
      }),
    train: (work, waiter = {}) =>
      trainings.run(waiter, async () => {
        const leftMs = until - Date.now();
        if (circuit.state === CircuitState.Open && leftMs > 0) throw leftAloneError(id, leftMs);
        return work();
      }),
    tryOut: (work, waiter = {}) =>
      limit.run(waiter, async () => {
        const result = await work();
        circuit = close();
        return result;
      }),
    health: () => ({
      leftAloneUntil: circuit.state === CircuitState.Open ? new Date(until) : null,
      ...load(),
    }),
    whenIdle,
  };
}

function leftAloneError(id: string, retryAfterMs: number | null): EngineError {
  const message = `${id} has failed again and again and is left alone for a while`;
  return new EngineError('unavailable', message, { retryAfterMs });
}

/** The same waits, each told of as it begins. */
function noted<T>(factory: IBackoffFactory<T>, onWait: (ms: number) => void): IBackoffFactory<T> {
  const wrap = (inner: IBackoff<T>): IBackoff<T> => {
    onWait(inner.duration);
    return { duration: inner.duration, next: (context) => wrap(inner.next(context)) };
  };
  return { next: (context) => wrap(factory.next(context)) };
}
