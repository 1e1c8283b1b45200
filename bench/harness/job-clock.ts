import type { Engine } from '../../engines/engine.ts';
import type { ObjectStore } from '../../server/platform/objects/objects.ts';
import { type JobTimes, wallClock } from './options.ts';

/** Records when the engine and the object store worked. Exact only for sequential jobs. */
export class JobClock {
  #ended: JobTimes[] = [];
  #current: Partial<JobTimes> = {};

  /** Returns the times of the jobs that ended since the last call. */
  take(): JobTimes[] {
    this.#finish();
    return this.#ended.splice(0);
  }

  wrapEngine(engine: Engine): Engine {
    return {
      ...engine,
      collect: async (request, ticket, context) => {
        this.#finish();
        this.#current.engineStartedAt = wallClock();
        const result = await engine.collect(request, ticket, context);
        this.#current.engineEndedAt = wallClock();
        return result;
      },
    };
  }

  wrapObjects(objects: ObjectStore): ObjectStore {
    return {
      ...objects,
      put: async (key, body, options) => {
        this.#current.storingStartedAt ??= wallClock();
        await objects.put(key, body, options);
        this.#current.storedAt = wallClock();
      },
    };
  }

  #finish(): void {
    const { engineStartedAt, engineEndedAt, storingStartedAt, storedAt } = this.#current;
    this.#current = {};
    if (engineStartedAt && engineEndedAt && storingStartedAt && storedAt) {
      this.#ended.push({ engineStartedAt, engineEndedAt, storingStartedAt, storedAt });
    }
  }
}
