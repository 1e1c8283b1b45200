/** Which way a page is being scrolled, and the farthest point in that way. Pixels from its top. */
export interface ScrollTurn {
  isDown: boolean;
  farthest: number;
}

export const atTop: ScrollTurn = { isDown: false, farthest: 0 };

/** Who turns goes at least this far: a thumb that rests is never quite still. */
const slackPx = 16;

/** What holds once the page has been scrolled to `offset`. The top itself is never on the way down. */
export function turnedAt({ isDown, farthest }: ScrollTurn, offset: number): ScrollTurn {
  // Some browsers scroll beyond the top, and spring back.
  const here = Math.max(0, offset);
  if (isDown) {
    const isBack = here < farthest - slackPx || here === 0;
    return isBack ? { isDown: false, farthest: here } : { isDown, farthest: Math.max(farthest, here) };
  }
  const isOn = here > farthest + slackPx;
  return isOn ? { isDown: true, farthest: here } : { isDown, farthest: Math.min(farthest, here) };
}
