/**
 * Focuses the tile of the first of these pictures that is on the page: after the viewer, the last one viewed,
 * or if that is not drawn, the one opened. If none is there, focuses the page, so that keyboard users do not
 * start over at the top.
 */
export function focusTile(...imageIds: string[]): void {
  const tiles = imageIds.map(tileOf);
  const target = tiles.find((tile) => tile !== null) ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: target.tagName === 'MAIN' });
}

/** A tile is drawn within a frame or two, on a busy machine a few more. */
const maxFrames = 20;

/** Focuses a tile once it is drawn. Returns a function that stops waiting. */
export function focusTileWhenDrawn(
  imageId: string,
  { preventScroll = false, onFocused }: { preventScroll?: boolean; onFocused?: () => void } = {},
): () => void {
  let frame = 0;
  const look = (framesLeft: number) => {
    const tile = tileOf(imageId);
    if (tile !== null) {
      tile.focus({ preventScroll });
      onFocused?.();
    } else if (framesLeft > 0) frame = requestAnimationFrame(() => look(framesLeft - 1));
  };
  look(maxFrames);
  return () => cancelAnimationFrame(frame);
}

function tileOf(imageId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-image="${CSS.escape(imageId)}"]`);
}
