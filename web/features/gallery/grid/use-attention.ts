import { type FocusEvent, type PointerEvent, useState } from 'react';

/** A menu of the tile is open: its trigger must stay where it is. */
function hasOpenMenu(tile: Element): boolean {
  return tile.querySelector('[aria-expanded=true]') !== null;
}

/**
 * Whether a tile is pointed at, holds the focus, or has a menu open: only then are its buttons drawn. They come behind
 * its link in the document, so that the key that leaves the link finds them.
 */
export function useAttention() {
  const [isDrawn, setDrawn] = useState(false);
  const draw = () => setDrawn(true);
  return {
    isDrawn,
    listeners: {
      onPointerEnter: draw,
      // Where the pointer stood before the tile came under it.
      onPointerMove: draw,
      onFocus: draw,
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        if (!currentTarget.contains(document.activeElement) && !hasOpenMenu(currentTarget)) setDrawn(false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin && !currentTarget.matches(':hover') && !hasOpenMenu(currentTarget)) setDrawn(false);
      },
    },
  };
}
