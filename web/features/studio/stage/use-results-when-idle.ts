import { useEffect } from 'react';
import { useIsDialogOpen } from '#web/ui/open-dialogs.ts';

/** A form that was not touched for this long is not being filled in. */
const idleMs = 1_000;

/** Fields in which a pause is not an end. */
const typedIn = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])';

/**
 * Opens the results by itself once a result waits and the form has been left alone for a second. Whoever has
 * the cursor in a text, or a dialog open, is not interrupted.
 */
export function useResultsWhenIdle(isWaiting: boolean, open: () => void): void {
  const isDialogOpen = useIsDialogOpen();
  const isDue = isWaiting && !isDialogOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is the same action
  useEffect(() => {
    if (!isDue) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (document.activeElement?.matches(typedIn) === true || document.hidden) wait();
        else open();
      }, idleMs);
    };
    wait();
    const controller = new AbortController();
    for (const touch of ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'] as const) {
      addEventListener(touch, wait, { capture: true, passive: true, signal: controller.signal });
    }
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isDue]);
}
