/** The clock that the event code runs on, so that tests can turn it by hand. */
export interface Timers {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** From 0 up to 1. */
  random(): number;
}

export const browserTimers: Timers = {
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (id) => window.clearTimeout(id),
  random: () => Math.random(),
};
