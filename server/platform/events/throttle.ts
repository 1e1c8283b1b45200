/** Runs something after some milliseconds; returns how to cancel it. */
export type Schedule = (run: () => void, ms: number) => () => void;

const scheduleByTimer: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

interface Lane<Value> {
  /** The waiting value, if any. */
  waiting: { value: Value } | undefined;
  cancel(): void;
}

/**
 * Sends at most one value per interval and key: the first at once, then the latest. The last value is always
 * sent.
 */
export class Throttle<Value> {
  readonly #intervalMs: number;
  readonly #send: (key: string, value: Value) => void;
  readonly #schedule: Schedule;
  readonly #lanes = new Map<string, Lane<Value>>();

  constructor(
    intervalMs: number,
    send: (key: string, value: Value) => void,
    schedule: Schedule = scheduleByTimer,
  ) {
    this.#intervalMs = intervalMs;
    this.#send = send;
    this.#schedule = schedule;
  }

  push(key: string, value: Value): void {
    const lane = this.#lanes.get(key);
    if (lane) lane.waiting = { value };
    else this.#sendNow(key, value);
  }

  /** Sends waiting values and forgets every key. */
  flush(): void {
    for (const [key, lane] of this.#lanes) {
      lane.cancel();
      if (lane.waiting) this.#send(key, lane.waiting.value);
    }
    this.#lanes.clear();
  }

  #sendNow(key: string, value: Value): void {
    const cancel = this.#schedule(() => this.#next(key), this.#intervalMs);
    this.#lanes.set(key, { waiting: undefined, cancel });
    this.#send(key, value);
  }

  #next(key: string): void {
    const waiting = this.#lanes.get(key)?.waiting;
    this.#lanes.delete(key);
    if (waiting) this.#sendNow(key, waiting.value);
  }
}
