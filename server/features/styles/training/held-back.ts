/** An abort that can be held back for a while. */
export interface HeldBack {
  /** Aborted with the reason of the signal that it was made from, unless that is held back. */
  readonly signal: AbortSignal;
  /** Holds an abort back until it is released, for so many milliseconds at most. */
  hold(mostMs: number): void;
  release(): void;
}

/**
 * While a training is being begun nothing but the process's end cuts it short: whoever goes away before the provider has
 * answered never learns what to cancel, and leaves something running that is paid for.
 */
export function createHeldBack(source: AbortSignal): HeldBack {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const pass = () => {
    if (timer === null) controller.abort(source.reason);
  };
  const release = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    if (source.aborted) pass();
  };
  source.addEventListener('abort', pass, { once: true });
  if (source.aborted) pass();
  return {
    signal: controller.signal,
    hold(mostMs) {
      release();
      timer = setTimeout(release, mostMs);
    },
    release,
  };
}
