const tickMs = 5_000;
const allowedMisses = 6;

export interface Watchdog {
  /** Pauses while the work runs, which blocks the database on purpose. */
  pausedFor<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Calls `onStall` once when the database has not answered, or only with errors, for 30 seconds. It then
 * never will: a transaction waits for something that waits for the transaction, and only a restart helps.
 *
 * Counts its own ticks instead of reading a clock: each tick lets the event loop receive a pending answer, so
 * that a busy or suspended process is not mistaken for a silent database.
 */
export function startWatchdog(
  ping: () => Promise<void>,
  onStall: () => void,
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
      onStall();
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
