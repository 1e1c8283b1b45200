import { type RefObject, useLayoutEffect } from 'react';
import type { Size } from './zoom/geometry.ts';

/**
 * Tells the size of an element's inside in CSS pixels: before the first paint in whole ones, then, and whenever it
 * changes, with their fractions. `onSize` has to stay the same function.
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
