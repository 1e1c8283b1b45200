const tickMs = 5_000;
const allowedMisses = 6;

export interface Watchdog {
  /** Does not watch while the work runs: it keeps everybody else out on purpose. */
  pausedFor<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Calls `onSilence` once when the database has not answered, or answered nothing but errors, for 30 seconds. It then
 * never will: a transaction waits for something that waits for the transaction, and only a new process helps.
 *
 * It counts its own ticks instead of reading a clock: each tick lets the event loop take in an answer that has
 * arrived, so that a process that was busy or asleep itself is not mistaken for a silent database.
 */
export function startWatchdog(
  ping: () => Promise<void>,
  onSilence: () => void,
  setTicks: (tick: () => void) => () => void = ticksByTimer,
): Watchdog {
  let misses = 0;
  let pauses = 0;
  let isWaiting = false;
  const ask = (): void => {
    isWaiting = true;
    ping()
      .then(
        () => {
          misses = 0;
        },
        () => {
          misses += 1;
        },
      )
      .finally(() => {
        isWaiting = false;
      });
  };
  const stop = setTicks(() => {
    if (pauses > 0) return;
    if (isWaiting) misses += 1;
    if (misses >= allowedMisses) {
      stop();
      onSilence();
    } else if (!isWaiting) {
      ask();
    }
  });
  return {
    stop,
    async pausedFor(work) {
      pauses += 1;
      try {
        return await work();
      } finally {
        pauses -= 1;
        misses = 0;
      }
    },
  };
}

function ticksByTimer(tick: () => void): () => void {
  const timer = setInterval(tick, tickMs);
  timer.unref();
  return () => clearInterval(timer);
}
