import { type RefObject, useLayoutEffect } from 'react';
import { useIsDocked } from './use-is-docked.ts';

/**
 * Publishes the composer's height where it is fixed at the bottom of the screen. Scrolling content keeps
 * clear of it by `--dock-height`, which does not change when the composer folds: a shorter page would make
 * the scroll position jump. Toasts appear above it by its current height, `--dock-now`.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>, isFolded: boolean): void {
  const isDocked = useIsDocked();
  useLayoutEffect(() => {
    const element = dock.current;
    if (element === null || !isDocked) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.setProperty('--dock-now', height);
      if (!isFolded) root.setProperty('--dock-height', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dock, isDocked, isFolded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that turns has another dock, or none
  useLayoutEffect(
    () => () => {
      for (const name of ['--dock-now', '--dock-height']) document.documentElement.style.removeProperty(name);
    },
    [isDocked],
  );
}
