/**
 * Gives the focus to the tile of the first of these pictures that is on the page: after the viewer, the one that was
 * looked at last, or where that is out of sight, the one that was opened. Where none is there, to the page itself, so
 * that the keyboard does not begin at the top again.
 */
export function focusTile(...imageIds: string[]): void {
  const tiles = imageIds.map((id) => document.querySelector<HTMLElement>(`[data-image="${CSS.escape(id)}"]`));
  const wanted = tiles.find((tile) => tile !== null) ?? document.querySelector<HTMLElement>('main');
  wanted?.focus({ preventScroll: wanted.tagName === 'MAIN' });
}
