/** When a swipe leads to another picture; else it snaps back. From the specification. */
const swipeLimits = {
  /** Parts of the width. */
  far: 0.25,
  /** A quick one need not be as far. */
  quickFar: 0.15,
  /** Pixels a millisecond. */
  quick: 0.3,
} as const;

interface Swipe {
  /** To the right is positive. */
  draggedPx: number;
  /** Of the finger as it left, without a direction, in pixels a millisecond. */
  speed: number;
  widthPx: number;
}

/** Where a swipe leads: to the left comes the next picture. Null where it snaps back. */
export function swipeTarget({ draggedPx, speed, widthPx }: Swipe): 'previous' | 'next' | null {
  const share = Math.abs(draggedPx) / widthPx;
  const isMeant = share > swipeLimits.far || (speed > swipeLimits.quick && share > swipeLimits.quickFar);
  if (!isMeant) return null;
  return draggedPx < 0 ? 'next' : 'previous';
}

/** At the ends of the list a picture follows the finger only a little. */
export function resisted(draggedPx: number, hasTarget: boolean): number {
  return hasTarget ? draggedPx : draggedPx / 4;
}
