/**
 * Does something as often as it is asked for, but at most once in a time: the first at once, and what is asked for too
 * soon after it together at the end of that time, so that the last that was asked for is never left out.
 */
export function atMostEvery(everyMs: number, run: () => void): { ask(): void; stop(): void } {
  let resting: ReturnType<typeof setTimeout> | null = null;
  let isAskedAgain = false;
  const begin = () => {
    isAskedAgain = false;
    resting = setTimeout(() => {
      resting = null;
      if (isAskedAgain) begin();
    }, everyMs);
    run();
  };
  return {
    ask() {
      if (resting === null) begin();
      else isAskedAgain = true;
    },
    stop() {
      if (resting !== null) clearTimeout(resting);
    },
  };
}
