/**
 * Runs at most once per interval: the first request at once, further ones together at the end of the
 * interval, so that the last request is never lost.
 */
export function throttle(everyMs: number, run: () => void): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isRequestedAgain = false;
  const begin = () => {
    isRequestedAgain = false;
    timer = setTimeout(() => {
      timer = null;
      if (isRequestedAgain) begin();
    }, everyMs);
    run();
  };
  return {
    ask() {
      if (timer === null) begin();
      else isRequestedAgain = true;
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
