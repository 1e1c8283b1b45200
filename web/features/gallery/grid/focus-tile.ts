/**
 * Gives the focus to the tile of the first of these pictures that is on the page: after the viewer, the one that was
 * looked at last, or where that is out of sight, the one that was opened.
 */
export function focusTile(...imageIds: string[]): void {
  const tiles = imageIds.map((id) => document.querySelector<HTMLElement>(`[data-image="${CSS.escape(id)}"]`));
  tiles.find((tile) => tile !== null)?.focus();
}
