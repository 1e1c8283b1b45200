import { type RefObject, useLayoutEffect } from 'react';
import { useIsDesktop } from '#web/ui/media-query.ts';

/**
 * Publishes the composer's height where it is fixed at the bottom of the screen. Scrolling content keeps
 * clear of it by `--dock-height`, which does not change when the composer folds: a shorter page would make
 * the scroll position jump. Toasts appear above it by its current height, `--dock-now`.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>, isFolded: boolean): void {
  const isDesktop = useIsDesktop();
  useLayoutEffect(() => {
    const element = dock.current;
    if (element === null || isDesktop) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.setProperty('--dock-now', height);
      if (!isFolded) root.setProperty('--dock-height', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dock, isDesktop, isFolded]);

  useLayoutEffect(
    () => () => {
      for (const name of ['--dock-now', '--dock-height']) document.documentElement.style.removeProperty(name);
    },
    [],
  );
}
