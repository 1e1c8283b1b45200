import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GridHandle } from '../grid/masonry-grid.tsx';
import { type Band, bandBetween, type Point, placesInBand, scrollStep } from './band.ts';
import type { Selected } from './selection.ts';
import { useSelection } from './selection-store.ts';

/** How far the pointer moves before a press becomes a band. */
const slackPx = 6;

interface Drag {
  start: Point;
  pointer: Point;
  before: Selected;
  isDrawn: boolean;
  hits: number;
}

interface BandOptions {
  grid: RefObject<GridHandle | null>;
  ids: readonly string[];
  /** The bottom edge of the bar above the tiles, in window pixels. */
  topEdge: () => number;
  onDrawn: () => void;
}

/**
 * A band drawn with the mouse selects the tiles it touches, including those off screen. Near the window's
 * edges the page scrolls. Escape cancels.
 */
export function useBand({ grid, ids, topEdge, onDrawn }: BandOptions) {
  const [band, setBand] = useState<Band | null>(null);
  const drag = useRef<Drag | null>(null);
  const list = useRef({ ids, topEdge, onDrawn });
  useEffect(() => {
    list.current = { ids, topEdge, onDrawn };
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function toGrid(client: Point): Point {
    const box = grid.current?.element.getBoundingClientRect();
    return { x: client.x - (box?.left ?? 0), y: client.y - (box?.top ?? 0) };
  }

  function draw(): void {
    const { current } = drag;
    if (current === null || grid.current === null) return;
    const drawn = bandBetween(current.start, toGrid(current.pointer));
    setBand(drawn);
    const hits = placesInBand(grid.current.places, drawn).flatMap((index) => list.current.ids[index] ?? []);
    if (hits.length === 0 && current.hits === 0) return;
    current.hits = hits.length;
    useSelection.getState().drag(current.before, hits);
  }

  /** Starts on a mouse press; a press without movement stays a click. */
  function begin(event: ReactPointerEvent): void {
    // Must come first: the cleanup of a previous band would end this one too.
    stop.current();
    const pointer = { x: event.clientX, y: event.clientY };
    const { selected } = useSelection.getState();
    drag.current = { start: toGrid(pointer), pointer, before: selected, isDrawn: false, hits: 0 };
    const listening = new AbortController();
    const { signal } = listening;
    let frame = 0;
    const tick = () => {
      const { current } = drag;
      if (current === null) return;
      const step = scrollStep(current.pointer.y, { top: list.current.topEdge(), bottom: window.innerHeight });
      if (step !== 0) window.scrollBy(0, step);
      draw();
      frame = requestAnimationFrame(tick);
    };
    const end = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      drag.current = null;
      setBand(null);
    };
    stop.current = end;
    const onMove = (move: PointerEvent) => {
      const { current } = drag;
      if (current === null) return;
      current.pointer = { x: move.clientX, y: move.clientY };
      if (current.isDrawn) return;
      if (Math.hypot(move.clientX - pointer.x, move.clientY - pointer.y) < slackPx) return;
      current.isDrawn = true;
      list.current.onDrawn();
      tick();
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || drag.current?.isDrawn !== true) return;
      key.preventDefault();
      key.stopPropagation();
      useSelection.getState().drag(drag.current.before, []);
      end();
    };
    const onUp = () => {
      if (drag.current?.isDrawn) draw();
      end();
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('blur', end, { signal });
    addEventListener('keydown', onKey, { signal, capture: true });
  }

  return { band, begin };
}
