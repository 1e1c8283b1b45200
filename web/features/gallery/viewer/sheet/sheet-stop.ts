export type DetailsStop = 'minimized' | 'details';

/** Of the window's height. */
export const sheetShare = 0.72;

/** Where a sheet that was dragged comes to rest: opened further than half of its height it opens, else it closes. */
export function stopAt(visiblePx: number, sheetPx: number): DetailsStop {
  return visiblePx > sheetPx / 2 ? 'details' : 'minimized';
}
