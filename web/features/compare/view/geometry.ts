import type { Point, Rect, Size } from '#web/ui/zoom/geometry.ts';

/** The larger one's pixel for one of the smaller one's may be missing at an edge: sizes are rounded. */
function haveSameShape(one: Size, other: Size): boolean {
  const [small, large] = one.width <= other.width ? [one, other] : [other, one];
  const scale = large.width / small.width;
  return Math.abs(small.height * scale - large.height) <= Math.max(1, scale);
}

/**
 * The shape, width by height, of the box that both pictures are laid into. Pictures of one shape fill it; of two shapes
 * it is the mean of both, so that each gives up as much of it as the other.
 */
export function boxRatio(before: Size, after: Size): number {
  if (haveSameShape(before, after)) {
    const larger = before.width >= after.width ? before : after;
    return larger.width / larger.height;
  }
  return Math.sqrt((before.width / before.height) * (after.width / after.height));
}

/** The largest rectangle of a shape in the middle of a room. */
export function fitted(room: Size, ratio: number): Rect {
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  return { left: (room.width - width) / 2, top: (room.height - height) / 2, width, height };
}

/** Where a picture lies in the box that it shares with the other one, as shares of the box. */
export function placeInBox(picture: Size, other: Size): Rect {
  if (haveSameShape(picture, other)) return { left: 0, top: 0, width: 1, height: 1 };
  const ratio = boxRatio(picture, other);
  const place = fitted({ width: ratio, height: 1 }, picture.width / picture.height);
  return { ...place, left: place.left / ratio, width: place.width / ratio };
}

/** A part of a box in the box's own measure. */
export function partOf(box: Rect, share: Rect): Rect {
  return {
    left: box.left + box.width * share.left,
    top: box.top + box.height * share.top,
    width: box.width * share.width,
    height: box.height * share.height,
  };
}

/**
 * The same rectangle on the screen's own pixels: two pictures of any size whose rectangle is the same then have their
 * edges on the same pixels, whatever the browser does with fractions.
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
  /** Both have this size. */
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
 * Both sides of the same size to the screen's pixel: beside each other, or below each other in a room that is taller
 * than wide, where that shows them larger.
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
