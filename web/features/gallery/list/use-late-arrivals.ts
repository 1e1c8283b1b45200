import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';

/** An answer that comes within this time is painted instead of the kept records, in one step. */
const briefMs = 150;

type Images = readonly GalleryImage[];
const none: ReadonlySet<string> = new Set();

/** The pictures above the first one that is shown already: drawn, they would move everything. */
export function newAbove(shown: Images, images: Images): ReadonlySet<string> {
  const known = new Set(shown.map(({ id }) => id));
  const first = images.findIndex(({ id }) => known.has(id));
  return first <= 0 ? none : new Set(images.slice(0, first).map(({ id }) => id));
}

/**
 * Keeps the list still when the first answer follows kept records: pictures from other tabs since then are
 * held back, until the user asks for them.
 */
export function useLateArrivals(images: Images, isKept: boolean) {
  const [isBrief, setBrief] = useState(isKept);
  const [shown, setShown] = useState<Images | null>(null);
  const [held, setHeld] = useState(none);
  useEffect(() => {
    const timer = setTimeout(() => setBrief(false), briefMs);
    return () => clearTimeout(timer);
  }, []);
  if (isKept && !isBrief && shown !== images) setShown(images);
  if (!isKept && shown !== null) {
    setShown(null);
    setHeld(newAbove(shown, images));
  }
  return {
    /** The answer may still come before the first paint. */
    isWaiting: isKept && isBrief,
    images: useMemo(() => images.filter(({ id }) => !held.has(id)), [images, held]),
    /** How many pictures are held back. */
    lateCount: useMemo(() => images.filter(({ id }) => held.has(id)).length, [images, held]),
    showLate: useCallback(() => setHeld(none), []),
  };
}
