/** The clock of the event code, controllable in tests. */
export interface Timers {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** From 0 up to 1, exclusive. */
  random(): number;
}

export const browserTimers: Timers = {
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (id) => window.clearTimeout(id),
  random: () => Math.random(),
};
