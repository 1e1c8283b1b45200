import type { Size } from '#web/ui/zoom/geometry.ts';
import type { Frame } from '#web/ui/zoom/view.ts';

/** Enlarged at least this far, and to two pixels of the page for each of the picture's. */
const leastMaximum = 8;
/** A picture of a few pixels is shown larger than it is, or nobody would find it. */
const smallestShownPx = 240;

/** As large as it fits into a room, but not larger than it is. In CSS pixels. */
export function fitInto(natural: Size, room: Size): Size {
  const largest = Math.max(1, smallestShownPx / Math.max(natural.width, natural.height));
  const factor = Math.max(0, Math.min(room.width / natural.width, room.height / natural.height, largest));
  return { width: natural.width * factor, height: natural.height * factor };
}

/** A picture on the stage; the whole of it keeps a margin at both sides. */
export function frameOf(natural: Size, stage: Size, marginPx: number): Frame {
  const whole = fitInto(natural, { width: stage.width - 2 * marginPx, height: stage.height });
  const finest = whole.width === 0 ? 0 : (2 * natural.width) / whole.width;
  return { room: stage, whole, maxScale: Math.max(leastMaximum, finest) };
}
