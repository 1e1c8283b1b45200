import { type RefObject, useLayoutEffect } from 'react';
import { useIsDesktop } from '#web/ui/media-query.ts';

/**
 * Tells the page how high the composer is where it is fixed at the bottom of the screen: what scrolls keeps clear of
 * it by `--dock-height`, which a folded composer leaves as it was: were the page to become shorter by folding, its
 * scrolling would jump. Toasts stand above it as it is, by `--dock-now`.
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
