export type DetailsStop = 'minimized' | 'details';

/** Share of the window's height. */
export const sheetShare = 0.72;

/** Where a dragged sheet snaps to: open beyond half of its height, otherwise minimized. */
export function stopAt(visiblePx: number, sheetPx: number): DetailsStop {
  return visiblePx > sheetPx / 2 ? 'details' : 'minimized';
}
