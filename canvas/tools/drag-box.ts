import { type Box, type PicturePoint, picturePoint } from '../geometry.ts';

/** The upright rectangle between two points; with `isSquare` its sides are as long as the longer. */
export function boxBetween(from: PicturePoint, to: PicturePoint, isSquare = false): Box {
  let [x, y] = [to.x - from.x, to.y - from.y];
  if (isSquare) {
    const side = Math.max(Math.abs(x), Math.abs(y));
    [x, y] = [side * Math.sign(x || 1), side * Math.sign(y || 1)];
  }
  return {
    x: Math.min(from.x, from.x + x),
    y: Math.min(from.y, from.y + y),
    width: Math.abs(x),
    height: Math.abs(y),
  };
}

export function middleOf({ x, y, width, height }: Box): PicturePoint {
  return picturePoint(x + width / 2, y + height / 2);
}
