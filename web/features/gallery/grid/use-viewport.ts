import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isHurried, noteScroll, onSettled } from './scroll-speed.ts';

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
 * How far beyond the screen tiles are drawn at most. Browsers begin to load lazy pictures some 1,250 px ahead: what is
 * drawn must be within that, or its time to load would run out before it began.
 */
const longestMarginPx = 1_200;
/** In a hurry, in which pictures are loaded as soon as they are drawn: 1,200 px would be gone before they had come. */
const hurriedMarginPx = 2_400;
const restingMarginPx = 1_000;
/** Behind who scrolls, in case they turn. */
const behindMarginPx = 200;
/** Tiles are drawn as long before they are reached, so that their pictures can come and be decoded. */
const drawnAheadSeconds = 0.6;
/** More of the list is asked for as long before its end is reached, and at least that many screens. */
const askedAheadSeconds = 2;
const askedAheadScreens = 3;

/** Steps in which a scrolled window is noticed, so that not every pixel draws the grid anew. */
const stepPx = 200;

export interface VisibleRange {
  top: number;
  bottom: number;
  /** Down to where the list should reach, going on as now. Zero until the page was scrolled. */
  wanted: number;
}

/** The part to be drawn of a grid that begins at `offset` on a screen, by how fast it is scrolled (pixels a second). */
export function drawnRange(offset: number, screenPx: number, speed: number): VisibleRange {
  const longest = isHurried(speed) ? hurriedMarginPx : longestMarginPx;
  const ahead = Math.min(longest, restingMarginPx + Math.abs(speed) * drawnAheadSeconds);
  const behind = speed === 0 ? restingMarginPx : behindMarginPx;
  const [above, below] = speed < 0 ? [ahead, behind] : [behind, ahead];
  const asked = Math.max(askedAheadScreens * screenPx, speed * askedAheadSeconds);
  return {
    top: Math.floor((-offset - above) / stepPx) * stepPx,
    bottom: Math.ceil((screenPx - offset + below) / stepPx) * stepPx,
    wanted: Math.ceil((screenPx - offset + asked) / stepPx) * stepPx,
  };
}

/**
 * Which part of an element is on screen, with as much more above and below as is worth having, in the element's own
 * pixels. Whatever scrolls, the page or a box within it, is noticed.
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
        measure((offset) => noteScroll(-offset, now));
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
