import type { Engine, EngineOperation } from '#engines/engine.ts';
import { pictureOperations } from '#engines/picture-requests.ts';
import { createFairLimit, type Waiter } from '#server/platform/fair-limit.ts';
import { type Circuit, createCircuit, leftAloneError } from './circuit.ts';

/** How an engine is, as this process sees it. */
export interface GateHealth {
  /** The kinds of work that it is left alone with, and until when. */
  readonly leftAlone: readonly { operation: EngineOperation; until: Date }[];
  readonly running: number;
  readonly waiting: number;
}

export interface Passer extends Waiter {
  /** What is asked for; a picture where nothing is said. */
  operation?: EngineOperation | undefined;
}

/** What every call of an engine goes through. */
export interface Gate {
  run<T>(work: () => Promise<T>, passer?: Passer): Promise<T>;
  /**
   * The same for a training, which may last an hour: it takes no place of those that wait for pictures, and neither they nor
   * the circuit wait for how it ends.
   */
  train<T>(work: () => Promise<T>, passer?: Passer): Promise<T>;
  /** The same even while the engine is left alone; a success ends that. */
  tryOut<T>(work: () => Promise<T>, passer?: Passer): Promise<T>;
  health(): GateHealth;
  /** Resolves when no call runs or waits. */
  whenIdle(): Promise<void>;
}

/** Trainings at once, of one engine in one process. */
const trainingsAtOnce = 4;
/** Words at once, at least: people wait for them at a form or before a press, and pictures take minutes. */
const wordsAtOnce = 4;

const pictureKinds: ReadonlySet<string> = new Set(pictureOperations);

/** An engine in this process is never down; one elsewhere is not asked again and again while it is. */
export function createGate({ capabilities }: Engine): Gate {
  const { id, concurrency, isRemote } = capabilities;
  const pictures = createFairLimit(concurrency);
  const words = createFairLimit(Math.max(concurrency, wordsAtOnce));
  const trainings = createFairLimit(trainingsAtOnce);
  const limits = [pictures, words, trainings];
  const limitOf = ({ operation = 'generate' }: Passer) => (pictureKinds.has(operation) ? pictures : words);
  const load = () => ({
    running: limits.reduce((sum, { running }) => sum + running, 0),
    waiting: limits.reduce((sum, { waiting }) => sum + waiting, 0),
  });
  const whenIdle = async () => {
    await Promise.all(limits.map((limit) => limit.whenIdle()));
  };
  if (!isRemote) {
    const run: Gate['run'] = (work, passer = {}) => limitOf(passer).run(passer, work);
    return {
      run,
      train: (work, passer = {}) => trainings.run(passer, work),
      tryOut: run,
      health: () => ({ leftAlone: [], ...load() }),
      whenIdle,
    };
  }
  // One for each kind of work: a model that is missing for one says nothing of the others.
  const circuits = new Map<EngineOperation, Circuit>();
  const circuitOf = ({ operation = 'generate' }: Passer) => {
    const circuit = circuits.get(operation) ?? createCircuit(id);
    circuits.set(operation, circuit);
    return circuit;
  };
  return {
    run: (work, passer = {}) => limitOf(passer).run(passer, () => circuitOf(passer).execute(work)),
    train: (work, passer = {}) =>
      trainings.run(passer, async () => {
        const until = circuitOf({}).leftAloneUntil();
        const leftMs = until === null ? 0 : until.getTime() - Date.now();
        if (leftMs > 0) throw leftAloneError(id, leftMs);
        return work();
      }),
    tryOut: (work, passer = {}) =>
      limitOf(passer).run(passer, async () => {
        const result = await work();
        circuitOf(passer).reset();
        return result;
      }),
    health: () => ({ leftAlone: restingOf(circuits), ...load() }),
    whenIdle,
  };
}

function restingOf(circuits: ReadonlyMap<EngineOperation, Circuit>): GateHealth['leftAlone'] {
  return [...circuits].flatMap(([operation, circuit]) => {
    const until = circuit.leftAloneUntil();
    return until === null ? [] : [{ operation, until }];
  });
}
