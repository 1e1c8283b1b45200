import { focusTileWhenDrawn } from '../grid/focus-tile.ts';
import type { GridHandle } from '../grid/masonry-grid.tsx';

/** The gap between a tile and the bar above it, or the window's edge. */
const airPx = 16;

/** Focuses the tile at a place. Scrolls to it first if it is not drawn. */
export function focusPlace({ element, places }: GridHandle, index: number, id: string): void {
  const place = places[index];
  if (place === undefined) return;
  const barBottom = document.querySelector('[data-gallery-bar]')?.getBoundingClientRect().bottom ?? 0;
  const gridTop = element.getBoundingClientRect().top;
  const top = gridTop + place.top;
  const bottom = top + place.height;
  if (top < barBottom + airPx) window.scrollBy(0, top - barBottom - airPx);
  else if (bottom > window.innerHeight - airPx) window.scrollBy(0, bottom - window.innerHeight + airPx);
  focusTileWhenDrawn(id, { preventScroll: true });
}
