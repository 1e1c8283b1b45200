import { useEffect, useState } from 'react';
import { dayMs } from '#contract/durations.ts';

export type ImageLoad = 'loading' | 'loaded' | 'failed';

/** A picture that has not loaded by then is shown as unavailable; it may still arrive. */
const timeOutMs = 10_000;

/** Addresses shown before need no placeholder: their content never changes. */
const shownBefore = new Set<string>();

/**
 * Whether a picture's address has expired (see the server's file links: `e` is the first day on which it is
 * invalid). Such an address comes from the record cache; the picture may still be in the browser's cache, and
 * a fresh address is on its way.
 */
export function hasEnded(address: string, now: number): boolean {
  const [, day] = /[?&]e=(\d{1,7})(?:&|$)/.exec(address) ?? [];
  return day !== undefined && Number(day) * dayMs <= now;
}

/**
 * Tracks the loading of one picture. Put `attempt` into the `key` of the `img`, so that a retry loads it
 * again.
 */
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
    // The placeholder stays until a fresh address arrives.
    if (state !== 'loading' || hasEnded(address, Date.now())) return;
    const timer = setTimeout(() => setState('failed'), timeOutMs);
    return () => clearTimeout(timer);
  }, [state, address]);

  return {
    state,
    /** Whether the picture fades in over a placeholder instead of showing at once. */
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
