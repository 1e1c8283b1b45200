/** An abort signal that can be delayed. */
export interface DelayedAbort {
  /** Aborts with the reason of the source signal, unless held. */
  readonly signal: AbortSignal;
  /** Delays an abort until the release, at most this long. */
  hold(mostMs: number): void;
  release(): void;
}

/**
 * While a training is being started only the process's end may abort it: a caller that stops before the
 * provider has answered never learns the ticket, and leaves a paid training running.
 */
export function createDelayedAbort(source: AbortSignal): DelayedAbort {
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
