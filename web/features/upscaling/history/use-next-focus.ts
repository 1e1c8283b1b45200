import { useEffect, useRef } from 'react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { focusEntry } from './entry-frame.tsx';

/**
 * Where the keyboard goes on once what it was on is gone: to the entry after a deleted one, and to the first of those that
 * Load More has brought.
 *
 * @param shown the entries that are on the page, in their order
 */
export function useNextFocus(shown: readonly UpscaleItem[]) {
  const wanted = useRef<{ at: number; deletedId?: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { at, deletedId } = wanted.current;
    const isDeletion = deletedId !== undefined;
    // Not there yet, or still there.
    if (isDeletion ? shown.some(({ id }) => id === deletedId) : at >= shown.length) return;
    wanted.current = null;
    focusEntry((shown[at] ?? shown.at(-1))?.id);
  });
  // With the last entry goes the list.
  useEffect(
    () => () => {
      if (wanted.current?.deletedId !== undefined) focusEntry(undefined);
    },
    [],
  );
  return {
    afterDeletion(deletedId: string) {
      wanted.current = { at: shown.findIndex(({ id }) => id === deletedId), deletedId };
    },
    afterMore() {
      wanted.current = { at: shown.length };
    },
  };
}
