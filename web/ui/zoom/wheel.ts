/** What a notch of a wheel reports in pixels, and how many pixels its lines are. */
const notchPx = 100;
const linePx = 100 / 3;
/** One event counts as no more: some wheels send a whole second's turning at once. */
const mostNotches = 3;
/** Two fingers on a trackpad report a tenth of what a wheel does, with the key for zooming held. */
const trackpadPace = 6;

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>;

/** How many notches a wheel was turned towards the reader, parts of one included; less than 0 away. */
export function notchesOf({ deltaY, deltaMode, ctrlKey }: Turn): number {
  // 0 is WheelEvent.DOM_DELTA_PIXEL.
  const px = deltaY * (deltaMode === 0 ? 1 : linePx);
  const isTrackpad = ctrlKey && Math.abs(px) < notchPx / 2;
  const notches = (px * (isTrackpad ? trackpadPace : 1)) / notchPx;
  return Math.min(mostNotches, Math.max(-mostNotches, notches));
}
