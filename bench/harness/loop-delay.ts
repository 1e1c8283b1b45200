import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoopDelay } from './options.ts';

/** Sampling interval; the samples include it, and `read` subtracts it. */
const sampleEveryMs = 2;

/** Watches the event loop of the current thread. */
export class LoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution: sampleEveryMs });

  start(): void {
    this.#histogram.reset();
    this.#histogram.enable();
  }

  /** Stops watching and returns the delays. */
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
