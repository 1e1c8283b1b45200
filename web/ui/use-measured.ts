import { type RefObject, useLayoutEffect } from 'react';
import type { Size } from './zoom/geometry.ts';

/**
 * Reports an element's inner size in CSS pixels: in whole pixels before the first paint, then, and on every
 * change, with fractions. `onSize` must be stable.
 */
export function useMeasured(element: RefObject<HTMLElement | null>, onSize: (size: Size) => void): void {
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    onSize({ width: target.clientWidth, height: target.clientHeight });
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) onSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, onSize]);
}
