import type { Engine, EngineOperation } from '#engines/engine.ts';
import { pictureOperations } from '#engines/picture-requests.ts';
import { createFairSemaphore, type Waiter } from '#server/platform/fair-semaphore.ts';
import { type Circuit, createCircuit, pausedError } from './circuit.ts';

/** An engine's state, as this process sees it. */
export interface GateHealth {
  /** The operations whose circuit breaker is open, and until when. */
  readonly paused: readonly { operation: EngineOperation; until: Date }[];
  readonly running: number;
  readonly waiting: number;
}

export interface Caller extends Waiter {
  /** Default: a picture. */
  operation?: EngineOperation | undefined;
}

/** The gate that every call of an engine passes. */
export interface Gate {
  run<T>(work: () => Promise<T>, caller?: Caller): Promise<T>;
  /**
   * Like `run` for a training, which may last an hour: it takes no picture slot, and its result does not
   * affect the circuit breaker.
   */
  train<T>(work: () => Promise<T>, caller?: Caller): Promise<T>;
  /** Like `run`, even while the circuit breaker is open; a success closes it. */
  tryOut<T>(work: () => Promise<T>, caller?: Caller): Promise<T>;
  health(): GateHealth;
  /** Resolves when no call runs or waits. */
  whenIdle(): Promise<void>;
}

/** Concurrent trainings of one engine in one process. */
const trainingsAtOnce = 4;
/**
 * Concurrent text calls, at least: users wait for them at a form or before a generation, and pictures take
 * minutes.
 */
const wordsAtOnce = 4;

const pictureKinds: ReadonlySet<string> = new Set(pictureOperations);

/** A built-in engine is never down; a remote one gets no calls while it is. */
export function createGate({ capabilities }: Engine): Gate {
  const { id, concurrency, isRemote } = capabilities;
  const pictures = createFairSemaphore(concurrency);
  const words = createFairSemaphore(Math.max(concurrency, wordsAtOnce));
  const trainings = createFairSemaphore(trainingsAtOnce);
  const limits = [pictures, words, trainings];
  const limitOf = ({ operation = 'generate' }: Caller) => (pictureKinds.has(operation) ? pictures : words);
  const load = () => ({
    running: limits.reduce((sum, { running }) => sum + running, 0),
    waiting: limits.reduce((sum, { waiting }) => sum + waiting, 0),
  });
  const whenIdle = async () => {
    await Promise.all(limits.map((limit) => limit.whenIdle()));
  };
  if (!isRemote) {
    const run: Gate['run'] = (work, caller = {}) => limitOf(caller).run(caller, work);
    return {
      run,
      train: (work, caller = {}) => trainings.run(caller, work),
      tryOut: run,
      health: () => ({ paused: [], ...load() }),
      whenIdle,
    };
  }
  // One per operation: a missing model for one does not affect the others.
  const circuits = new Map<EngineOperation, Circuit>();
  const circuitOf = ({ operation = 'generate' }: Caller) => {
    const circuit = circuits.get(operation) ?? createCircuit(id);
    circuits.set(operation, circuit);
    return circuit;
  };
  return {
    run: (work, caller = {}) => limitOf(caller).run(caller, () => circuitOf(caller).execute(work)),
    train: (work, caller = {}) =>
      trainings.run(caller, async () => {
        const until = circuitOf({}).pausedUntil();
        const leftMs = until === null ? 0 : until.getTime() - Date.now();
        if (leftMs > 0) throw pausedError(id, leftMs);
        return work();
      }),
    tryOut: (work, caller = {}) =>
      limitOf(caller).run(caller, async () => {
        const result = await work();
        circuitOf(caller).reset();
        return result;
      }),
    health: () => ({ paused: pausedOperations(circuits), ...load() }),
    whenIdle,
  };
}

function pausedOperations(circuits: ReadonlyMap<EngineOperation, Circuit>): GateHealth['paused'] {
  return [...circuits].flatMap(([operation, circuit]) => {
    const until = circuit.pausedUntil();
    return until === null ? [] : [{ operation, until }];
  });
}
