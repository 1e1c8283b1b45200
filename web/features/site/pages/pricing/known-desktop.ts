import { useSyncExternalStore } from 'react';

/** As in `useIsDesktop`. */
const desktop = '(min-width: 1024px)';

/** Whether the window is at least 1024 px wide; null on the server and until hydration. */
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
