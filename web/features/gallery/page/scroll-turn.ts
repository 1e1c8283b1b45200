/** The scroll direction of a page and its farthest point in that direction. Pixels from the top. */
export interface ScrollTurn {
  isDown: boolean;
  farthest: number;
}

export const atTop: ScrollTurn = { isDown: false, farthest: 0 };

/** A turn must be at least this long: a resting thumb is never quite still. */
const slackPx = 16;

/** Returns the state after scrolling to `offset`. The top itself never counts as scrolling down. */
export function turnedAt({ isDown, farthest }: ScrollTurn, offset: number): ScrollTurn {
  // Some browsers scroll beyond the top and bounce back.
  const here = Math.max(0, offset);
  if (isDown) {
    const isBack = here < farthest - slackPx || here === 0;
    return isBack ? { isDown: false, farthest: here } : { isDown, farthest: Math.max(farthest, here) };
  }
  const isOn = here > farthest + slackPx;
  return isOn ? { isDown: true, farthest: here } : { isDown, farthest: Math.min(farthest, here) };
}
