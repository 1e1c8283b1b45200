import { useEffect, useRef } from 'react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { focusEntry } from './entry-frame.tsx';

/**
 * Moves the keyboard focus when its element disappears: to the entry after a deleted one, and to the first
 * that Load More has added.
 * @param shown the entries on the page, in order
 */
export function useNextFocus(shown: readonly UpscaleItem[]) {
  const pendingFocus = useRef<{ at: number; deletedId?: string } | null>(null);
  useEffect(() => {
    if (pendingFocus.current === null) return;
    const { at, deletedId } = pendingFocus.current;
    const isDeletion = deletedId !== undefined;
    // The change has not rendered yet.
    if (isDeletion ? shown.some(({ id }) => id === deletedId) : at >= shown.length) return;
    pendingFocus.current = null;
    focusEntry((shown[at] ?? shown.at(-1))?.id);
  });
  // Deleting the last entry unmounts the list.
  useEffect(
    () => () => {
      if (pendingFocus.current?.deletedId !== undefined) focusEntry(undefined);
    },
    [],
  );
  return {
    afterDeletion(deletedId: string) {
      pendingFocus.current = { at: shown.findIndex(({ id }) => id === deletedId), deletedId };
    },
    afterMore() {
      pendingFocus.current = { at: shown.length };
    },
  };
}
