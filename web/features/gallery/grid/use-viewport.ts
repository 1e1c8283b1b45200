import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isFast, onSettled, recordScroll } from './scroll-speed.ts';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The width of the window in pixels. */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}

/** The height of the window in pixels. */
export function useWindowHeight(): number {
  return useSyncExternalStore(onResize, () => window.innerHeight);
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
 * The furthest tiles are drawn beyond the screen. Browsers start loading lazy pictures some 1,250 px ahead;
 * beyond that, a picture's loading timeout would start before its loading.
 */
const maxMarginPx = 1_200;
/** At high speed, when pictures load as soon as they are drawn: 1,200 px would pass before they arrive. */
const fastMarginPx = 2_400;
const restingMarginPx = 1_000;
/** Behind the direction of scrolling, in case the user turns round. */
const behindMarginPx = 200;
/** Tiles are drawn this long before they are reached, so that their pictures can load and decode. */
const drawnAheadSeconds = 0.6;
/**
 * More of the list is requested this long before its end is reached, and at least this many screens ahead.
 */
const requestedAheadSeconds = 2;
const requestedAheadScreens = 3;

/** The step in which a scroll position is noticed, so that not every pixel renders the grid. */
const stepPx = 200;

export interface VisibleRange {
  top: number;
  bottom: number;
  /** How far down the list should reach at the current speed. Zero until the page was scrolled. */
  wanted: number;
}

/** The part to draw of a grid that starts at `offset` on a screen, at a scroll speed in pixels a second. */
export function drawnRange(offset: number, screenPx: number, speed: number): VisibleRange {
  const longest = isFast(speed) ? fastMarginPx : maxMarginPx;
  const ahead = Math.min(longest, restingMarginPx + Math.abs(speed) * drawnAheadSeconds);
  const behind = speed === 0 ? restingMarginPx : behindMarginPx;
  const [above, below] = speed < 0 ? [ahead, behind] : [behind, ahead];
  const aheadPx = Math.max(requestedAheadScreens * screenPx, speed * requestedAheadSeconds);
  return {
    top: Math.floor((-offset - above) / stepPx) * stepPx,
    bottom: Math.ceil((screenPx - offset + below) / stepPx) * stepPx,
    wanted: Math.ceil((screenPx - offset + aheadPx) / stepPx) * stepPx,
  };
}

/**
 * The part of an element on screen plus a margin above and below, in the element's own pixels. Follows
 * scrolling of the page and of any box within it.
 */
export function useVisibleRange(element: RefObject<HTMLElement | null>): VisibleRange {
  const [range, setRange] = useState<VisibleRange>(() => ({
    ...drawnRange(0, window.innerHeight, 0),
    wanted: 0,
  }));
  useLayoutEffect(() => {
    let frame = 0;
    let isScrolled = false;
    const measure = (speedOf: (offset: number) => number) => {
      const target = element.current;
      if (target === null) return;
      const offset = target.getBoundingClientRect().top;
      const next = drawnRange(offset, window.innerHeight, speedOf(offset));
      if (!isScrolled) next.wanted = 0;
      setRange((known) => (isSame(known, next) ? known : next));
    };
    const onScroll = () => {
      isScrolled = true;
      frame ||= requestAnimationFrame((now) => {
        frame = 0;
        measure((offset) => recordScroll(-offset, now));
      });
    };
    const rest = () => measure(() => 0);
    rest();
    const stopWaiting = onSettled(rest);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', rest);
    return () => {
      cancelAnimationFrame(frame);
      stopWaiting();
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', rest);
    };
  }, [element]);
  return range;
}

function isSame(one: VisibleRange, other: VisibleRange): boolean {
  return one.top === other.top && one.bottom === other.bottom && one.wanted === other.wanted;
}
