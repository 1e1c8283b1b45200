import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoopDelay } from './options.ts';

/** How often the delay is sampled; the samples hold this time, and it is taken off. */
const sampleEveryMs = 2;

/** Watches the event loop of the thread that it is made in. */
export class LoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution: sampleEveryMs });

  start(): void {
    this.#histogram.reset();
    this.#histogram.enable();
  }

  /** Ends the watch; what it saw. */
  read(): LoopDelay {
    this.#histogram.disable();
    const inMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - sampleEveryMs);
    return {
      median: inMs(this.#histogram.percentile(50)),
      p99: inMs(this.#histogram.percentile(99)),
      max: inMs(this.#histogram.max),
      samples: this.#histogram.count,
    };
  }
}
