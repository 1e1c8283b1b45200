/** The pixels that a wheel notch reports, and the pixels of a line. */
const notchPx = 100;
const linePx = 100 / 3;
/** One event counts for at most this: some wheels send a whole second's turning at once. */
const maxNotches = 3;
/** A pinch on a trackpad reports a tenth of what a wheel does, with Ctrl set. */
const trackpadPace = 6;

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>;

/** How many notches a wheel was turned towards the user, with fractions; negative away from them. */
export function notchesOf({ deltaY, deltaMode, ctrlKey }: Turn): number {
  // 0 is `WheelEvent.DOM_DELTA_PIXEL`.
  const px = deltaY * (deltaMode === 0 ? 1 : linePx);
  const isTrackpad = ctrlKey && Math.abs(px) < notchPx / 2;
  const notches = (px * (isTrackpad ? trackpadPace : 1)) / notchPx;
  return Math.min(maxNotches, Math.max(-maxNotches, notches));
}
