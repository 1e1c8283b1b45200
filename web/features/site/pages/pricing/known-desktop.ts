import { useSyncExternalStore } from 'react';

/** As in `useIsDesktop`. */
const desktop = '(min-width: 1024px)';

/** From 1024 px; null on the server, and in the browser until what the server wrote is awake. */
export function useKnownDesktop(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (listener) => {
      const list = matchMedia(desktop);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(desktop).matches,
    () => null,
  );
}
