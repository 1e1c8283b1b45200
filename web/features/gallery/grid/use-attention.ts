import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether a menu of the tile is open: its trigger must stay in place. */
function hasOpenMenu(tile: Element): boolean {
  return tile.querySelector('[aria-expanded=true]') !== null;
}

/**
 * Whether a tile is hovered, focused, or has a menu open: only then are its buttons drawn. They follow its
 * link in the document, so that Tab reaches them from the link.
 */
export function useAttention() {
  const [isDrawn, setDrawn] = useState(false);
  const draw = () => setDrawn(true);
  return {
    isDrawn,
    listeners: {
      onPointerEnter: draw,
      // The pointer was already there when the tile moved under it.
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
