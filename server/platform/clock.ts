/** The server's source of time; tests replace it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when set. */
export class SettableClock implements Clock {
  #now: number;

  constructor(start: Date = new Date('2025-01-01T00:00:00Z')) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(time: Date): void {
    this.#now = time.getTime();
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
