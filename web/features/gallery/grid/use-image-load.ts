import { useEffect, useState } from 'react';

export type ImageLoad = 'loading' | 'loaded' | 'failed';

/** A picture that has not come by then is called unavailable; it may still come later. */
const timeOutMs = 10_000;

/** Addresses that were shown before: drawn again, they need no placeholder. They never change their content. */
const shownBefore = new Set<string>();

/**
 * Whether a picture's address has ended (see the server's file links: `e` is the first day on which it does not hold). Such
 * a one comes from what the browser has kept; it may still be among the browser's pictures, and a fresh one is on its way.
 */
export function hasEnded(address: string, now: number): boolean {
  const [, day] = /[?&]e=(\d{1,7})(?:&|$)/.exec(address) ?? [];
  return day !== undefined && Number(day) * 86_400_000 <= now;
}

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
    // Its placeholder stands until there is a fresh address.
    if (state !== 'loading' || hasEnded(address, Date.now())) return;
    const timer = setTimeout(() => setState('failed'), timeOutMs);
    return () => clearTimeout(timer);
  }, [state, address]);

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
    onError: () => setState(hasEnded(address, Date.now()) ? 'loading' : 'failed'),
  };
}

export type ImageLoadState = ReturnType<typeof useImageLoad>;
