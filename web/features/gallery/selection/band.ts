import type { Place } from '../grid/masonry-layout.ts';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle in the grid's own pixels. */
export interface Band {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The rectangle between two corners, in any order. */
export function bandBetween(one: Point, other: Point): Band {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Indexes of the tiles that a band touches, drawn or not. */
export function placesInBand(places: readonly Place[], band: Band): number[] {
  const indexes: number[] = [];
  places.forEach((place, index) => {
    const isTouched =
      place.left < band.left + band.width &&
      place.left + place.width > band.left &&
      place.top < band.top + band.height &&
      place.top + place.height > band.top;
    if (isTouched) indexes.push(index);
  });
  return indexes;
}

const edgePx = 72;
const fastestPx = 28;

/** How far to scroll in a frame while the pointer is near or beyond an edge of the window; otherwise 0. */
export function scrollStep(y: number, window: { top: number; bottom: number }): number {
  const above = window.top + edgePx - y;
  const below = y - (window.bottom - edgePx);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const step = Math.max(1, Math.round((Math.min(depth, edgePx) / edgePx) * fastestPx));
  return above > 0 ? -step : step;
}
