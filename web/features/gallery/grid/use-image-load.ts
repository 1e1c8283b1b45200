import { useEffect, useState } from 'react';

export type ImageLoad = 'loading' | 'loaded' | 'failed';

/** A picture that has not come by then is called unavailable; it may still come later. */
const timeOutMs = 10_000;

/** Addresses that were shown before: drawn again, they need no placeholder. They never change their content. */
const shownBefore = new Set<string>();

/** Follows the loading of one picture. `attempt` belongs into the `key` of the `img`, so that a retry loads anew. */
export function useImageLoad(address: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ImageLoad>(shownBefore.has(address) ? 'loaded' : 'loading');
  const [followed, setFollowed] = useState(address);
  const [isFirstTime, setFirstTime] = useState(state === 'loading');
  if (followed !== address) {
    setFollowed(address);
    setState(shownBefore.has(address) ? 'loaded' : 'loading');
    setFirstTime(!shownBefore.has(address));
  }

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), timeOutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    /** Whether the picture appears on a placeholder, instead of being there at once. */
    isFirstTime,
    attempt,
    retry: () => {
      setAttempt((count) => count + 1);
      setState('loading');
    },
    onLoad: () => {
      shownBefore.add(address);
      setState('loaded');
    },
    onError: () => setState('failed'),
  };
}

export type ImageLoadState = ReturnType<typeof useImageLoad>;
