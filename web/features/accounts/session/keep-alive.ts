import { sessionLimits } from '#contract/limits.ts';

export interface KeepAliveOptions {
  renew: () => void;
  /** Calls its listener at any mouse move, key, click or scroll; answers how to stop. */
  onActivity: (listener: () => void) => () => void;
  setTimeout: (run: () => void, delayMs: number) => number;
  clearTimeout: (id: number) => void;
}

/** Renews the session at once, every 20 minutes, and 5 s after the user last did something. Answers how to stop. */
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

/** Listens for what a person does on the page. */
export function onBrowserActivity(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['pointermove', 'keydown', 'click', 'scroll'] as const) {
    window.addEventListener(type, listener, { passive: true, capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
