import { sessionLimits } from '#contract/limits.ts';

export interface KeepAliveOptions {
  renew: () => void;
  /** Calls the listener on any mouse move, key, click or scroll. Returns a function that stops. */
  onActivity: (listener: () => void) => () => void;
  setTimeout: (run: () => void, delayMs: number) => number;
  clearTimeout: (id: number) => void;
}

/**
 * Renews the session now, every 20 minutes, and 5 s after the last user activity. Returns a function that
 * stops.
 */
export function keepSessionAlive({
  renew,
  onActivity,
  setTimeout,
  clearTimeout,
}: KeepAliveOptions): () => void {
  let regular = 0;
  let afterActivity: number | null = null;
  const renewRegularly = () => {
    renew();
    regular = setTimeout(renewRegularly, sessionLimits.renewEveryMs);
  };
  renewRegularly();
  const stopListening = onActivity(() => {
    if (afterActivity !== null) clearTimeout(afterActivity);
    afterActivity = setTimeout(() => {
      afterActivity = null;
      renew();
    }, sessionLimits.renewAfterActivityMs);
  });
  return () => {
    stopListening();
    clearTimeout(regular);
    if (afterActivity !== null) clearTimeout(afterActivity);
  };
}

/** Listens for user activity on the page. */
export function onBrowserActivity(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['pointermove', 'keydown', 'click', 'scroll'] as const) {
    window.addEventListener(type, listener, { passive: true, capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
