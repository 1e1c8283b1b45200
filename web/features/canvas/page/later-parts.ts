import { useEffect, useSyncExternalStore } from 'react';
import { Store } from '#canvas/editor/store.ts';
import { partLoader } from '#web/ui/part-loader.ts';

const load = partLoader(() => import('./around-stage.ts'));

type Parts = Awaited<ReturnType<typeof load>>;

/** What came of loading the parts; kept while the app is open. */
const outcome = new Store<{ parts: Parts } | { fault: unknown } | null>(null);

const watch = (listener: () => void) => outcome.subscribe(listener);
const read = () => outcome.get();

/**
 * The parts of the screen that neither moving layers nor selecting pixels needs; null until they have loaded.
 * All of them appear at once, in places that are kept for them.
 */
export function useLaterParts(): Parts | null {
  const known = useSyncExternalStore(watch, read);
  if (known !== null && 'fault' in known) throw known.fault;
  return known?.parts ?? null;
}

/** Loads the parts once the browser has painted what is shown without them. */
export function useLoadLaterParts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || outcome.get() !== null) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      // This frame is painted before the timer ends.
      timer = window.setTimeout(() => void loadParts());
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isShown]);
}

async function loadParts(): Promise<void> {
  try {
    const parts = await load();
    outcome.set({ parts });
    parts.preloadDialogs();
  } catch (fault) {
    outcome.set({ fault });
  }
}
