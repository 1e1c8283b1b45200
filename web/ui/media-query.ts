import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Below 768 px, where popovers become sheets. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}

/** From 1024 px, where desktop layouts start. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}
