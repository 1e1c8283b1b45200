import type { Size } from '#web/ui/zoom/geometry.ts';
import type { Frame } from '#web/ui/zoom/view.ts';

/** The minimum zoom limit; otherwise two screen pixels for each picture pixel. */
const minMaxScale = 8;
/** A picture of a few pixels is enlarged to this, or it would be hard to see. */
const smallestShownPx = 240;

/** The largest size that fits into a room without enlarging. In CSS pixels. */
export function fitInto(natural: Size, room: Size): Size {
  const largest = Math.max(1, smallestShownPx / Math.max(natural.width, natural.height));
  const factor = Math.max(0, Math.min(room.width / natural.width, room.height / natural.height, largest));
  return { width: natural.width * factor, height: natural.height * factor };
}

/** A picture's frame on the stage; the whole picture keeps a margin on both sides. */
export function frameOf(natural: Size, stage: Size, marginPx: number): Frame {
  const whole = fitInto(natural, { width: stage.width - 2 * marginPx, height: stage.height });
  const finest = whole.width === 0 ? 0 : (2 * natural.width) / whole.width;
  return { room: stage, whole, maxScale: Math.max(minMaxScale, finest) };
}
