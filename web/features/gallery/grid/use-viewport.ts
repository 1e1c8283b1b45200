import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The width of the window in pixels. */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}

/** The width of an element in pixels; null before it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => setWidth(target.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/**
 * How far beyond the screen tiles are drawn. Browsers begin to load lazy pictures some 1,250 px ahead: what is drawn
 * must be within that, or its time to load would run out before it began.
 */
const longestMarginPx = 900;

/** Steps in which a scrolled window is noticed, so that not every pixel draws the grid anew. */
const stepPx = 200;

export interface VisibleRange {
  top: number;
  bottom: number;
}

/**
 * Which part of an element is on screen, with as much as a screen more above and below, in the element's own pixels. Whatever
 * scrolls, the page or a box within it, is noticed.
 */
export function useVisibleRange(element: RefObject<HTMLElement | null>): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ top: 0, bottom: window.innerHeight * 2 });
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const target = element.current;
      if (target === null) return;
      const screen = window.innerHeight;
      const offset = target.getBoundingClientRect().top;
      const margin = Math.min(screen, longestMarginPx);
      const top = Math.floor((-offset - margin) / stepPx) * stepPx;
      const bottom = Math.ceil((screen - offset + margin) / stepPx) * stepPx;
      setRange((known) => (known.top === top && known.bottom === bottom ? known : { top, bottom }));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [element]);
  return range;
}
