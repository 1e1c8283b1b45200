/**
 * Gives the focus to the tile of the first of these pictures that is on the page: after the viewer, the one that was
 * looked at last, or where that is out of sight, the one that was opened. Where none is there, to the page itself, so
 * that the keyboard does not begin at the top again.
 */
export function focusTile(...imageIds: string[]): void {
  const tiles = imageIds.map(tileOf);
  const wanted = tiles.find((tile) => tile !== null) ?? document.querySelector<HTMLElement>('main');
  wanted?.focus({ preventScroll: wanted.tagName === 'MAIN' });
}

/** A tile that is about to be drawn comes within a frame or two, on a busy machine within a few more. */
const patienceFrames = 20;

/** Gives the focus to a tile that is about to be drawn, once it is there. Answers how to stop waiting. */
export function focusTileWhenDrawn(
  imageId: string,
  { preventScroll = false, onFocused }: { preventScroll?: boolean; onFocused?: () => void } = {},
): () => void {
  let frame = 0;
  const look = (patience: number) => {
    const tile = tileOf(imageId);
    if (tile !== null) {
      tile.focus({ preventScroll });
      onFocused?.();
    } else if (patience > 0) frame = requestAnimationFrame(() => look(patience - 1));
  };
  look(patienceFrames);
  return () => cancelAnimationFrame(frame);
}

function tileOf(imageId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-image="${CSS.escape(imageId)}"]`);
}
