import type { Place } from '../grid/masonry-layout.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof arrows)[number];

export function isArrow(key: string): key is Arrow {
  return arrows.some((arrow) => arrow === key);
}

/**
 * The tile that an arrow key leads to: left and right follow the reading order, up and down go to the nearest
 * tile that shares the column. Null at the ends.
 */
export function stepFrom(places: readonly Place[], from: number, key: Arrow): number | null {
  const here = places[from];
  if (here === undefined) return null;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key === 'ArrowRight') return from + 1 < places.length ? from + 1 : null;
  const isDown = key === 'ArrowDown';
  let nearest: number | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const isBeyond = isDown ? place.top > here.top : place.top < here.top;
    const sharesColumn = place.left < here.left + here.width && place.left + place.width > here.left;
    const away = Math.abs(place.top - here.top);
    if (isBeyond && sharesColumn && away < distance) {
      nearest = index;
      distance = away;
    }
  }
  return nearest;
}
