/** Limits from which a swipe changes the picture; below them it snaps back. From the specification. */
const swipeLimits = {
  /** Share of the width. */
  far: 0.25,
  /** A fast swipe may be shorter. */
  quickFar: 0.15,
  /** Pixels per millisecond. */
  quick: 0.3,
} as const;

interface Swipe {
  /** Positive to the right. */
  draggedPx: number;
  /** The finger's speed when lifted, without direction, in pixels per millisecond. */
  speed: number;
  widthPx: number;
}

/** Where a swipe leads: to the left comes the next picture. Null if it snaps back. */
export function swipeTarget({ draggedPx, speed, widthPx }: Swipe): 'previous' | 'next' | null {
  const share = Math.abs(draggedPx) / widthPx;
  const isIntended = share > swipeLimits.far || (speed > swipeLimits.quick && share > swipeLimits.quickFar);
  if (!isIntended) return null;
  return draggedPx < 0 ? 'next' : 'previous';
}

/** At the ends of the list the picture follows the finger only a little. */
export function withResistance(draggedPx: number, hasTarget: boolean): number {
  return hasTarget ? draggedPx : draggedPx / 4;
}
