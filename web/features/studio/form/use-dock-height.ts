import { type RefObject, useLayoutEffect } from 'react';
import { useIsDesktop } from '#web/ui/media-query.ts';

/**
 * Tells the page how high the composer is where it is fixed at the bottom of the screen: what scrolls keeps clear of
 * it, and toasts stand above it. A folded composer leaves the height as it was: were the page to become shorter by
 * folding, its scrolling would jump.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>, isFolded: boolean): void {
  const isDesktop = useIsDesktop();
  useLayoutEffect(() => {
    const element = dock.current;
    if (element === null || isDesktop || isFolded) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--dock-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [dock, isDesktop, isFolded]);

  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty('--dock-height');
    },
    [],
  );
}
