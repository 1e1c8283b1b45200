import type { Point, Rect, Size } from '#web/ui/zoom/geometry.ts';

/** Sizes are rounded: allows a difference of one pixel, or of one pixel of the smaller picture scaled up. */
function haveSameShape(one: Size, other: Size): boolean {
  const [small, large] = one.width <= other.width ? [one, other] : [other, one];
  const scale = large.width / small.width;
  return Math.abs(small.height * scale - large.height) <= Math.max(1, scale);
}

/**
 * The ratio (width by height) of the box for both pictures. Pictures of one ratio fill it; for two ratios it
 * is their mean, so that each leaves an equal part empty.
 */
export function boxRatio(before: Size, after: Size): number {
  if (haveSameShape(before, after)) {
    const larger = before.width >= after.width ? before : after;
    return larger.width / larger.height;
  }
  return Math.sqrt((before.width / before.height) * (after.width / after.height));
}

/** The largest rectangle of a ratio in the middle of a room. */
export function fitted(room: Size, ratio: number): Rect {
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  return { left: (room.width - width) / 2, top: (room.height - height) / 2, width, height };
}

/** A picture's place in the common box, in shares of the box. */
export function placeInBox(picture: Size, other: Size): Rect {
  if (haveSameShape(picture, other)) return { left: 0, top: 0, width: 1, height: 1 };
  const ratio = boxRatio(picture, other);
  const place = fitted({ width: ratio, height: 1 }, picture.width / picture.height);
  return { ...place, left: place.left / ratio, width: place.width / ratio };
}

/** Converts shares of a box to the box's own unit. */
export function partOf(box: Rect, share: Rect): Rect {
  return {
    left: box.left + box.width * share.left,
    top: box.top + box.height * share.top,
    width: box.width * share.width,
    height: box.height * share.height,
  };
}

/**
 * Snaps a rectangle to screen pixels: pictures of any size with the same rectangle then have their edges on
 * the same pixels, however the browser rounds.
 */
export function onPixels(rect: Rect, pixelRatio: number): Rect {
  const round = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const [left, top] = [round(rect.left), round(rect.top)];
  return {
    left,
    top,
    width: round(rect.left + rect.width) - left,
    height: round(rect.top + rect.height) - top,
  };
}

export interface Panes {
  /** Size of both. */
  size: Size;
  before: Point;
  after: Point;
}

const gapPx = 2;

/** Both sides over each other, on the whole stage. */
export function stackedPanes(stage: Size): Panes {
  return { size: stage, before: { x: 0, y: 0 }, after: { x: 0, y: 0 } };
}

/**
 * Both sides with the same size to the pixel: beside each other, or stacked in a tall room if that shows them
 * larger.
 */
export function splitPanes(stage: Size, ratio: number, pixelRatio: number): Panes {
  const half = (length: number) => Math.max(0, Math.floor(((length - gapPx) / 2) * pixelRatio) / pixelRatio);
  const beside = { width: half(stage.width), height: stage.height };
  const below = { width: stage.width, height: half(stage.height) };
  const isBelow = stage.height > stage.width && fitted(below, ratio).width > fitted(beside, ratio).width;
  return isBelow
    ? { size: below, before: { x: 0, y: 0 }, after: { x: 0, y: stage.height - below.height } }
    : { size: beside, before: { x: 0, y: 0 }, after: { x: stage.width - beside.width, y: 0 } };
}
