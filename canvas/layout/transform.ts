import { type Placement, unplaced } from '../document/layer.ts';
import type { Box, PicturePoint, Size } from '../geometry.ts';
import { degrees, inverse, mapPoint, radians } from './matrix.ts';
import { matrixOf } from './placed.ts';

/** Placements after a drag. Each takes the placement from before the drag, so that no error adds up. */

/** A handle: the side or corner of the layer that is dragged, as signs of its own axes. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export function moved(placement: Placement, x: number, y: number): Placement {
  return { ...placement, x: placement.x + x, y: placement.y + y };
}

interface ScaleOptions {
  /** Both axes by the same factor. */
  readonly keepsRatio: boolean;
  /** The middle stays where it is instead of the opposite side. */
  readonly fromMiddle: boolean;
}

const smallestScale = 0.01;

/** A layer whose handle was dragged to a point of the picture. */
export function scaled(
  placement: Placement,
  size: Size,
  handle: Handle,
  to: PicturePoint,
  { keepsRatio, fromMiddle }: ScaleOptions,
): Placement {
  const half = { x: size.width / 2, y: size.height / 2 };
  const from = { x: handle.x * half.x, y: handle.y * half.y };
  const anchor = fromMiddle ? { x: 0, y: 0 } : { x: -from.x, y: -from.y };
  // Scales work on what is skewed already: pointer, handle and anchor are compared there.
  const skewed = (point: { x: number; y: number }) =>
    mapPoint(matrixOf({ ...unplaced, skew: placement.skew }), point);
  const pointer = mapPoint(inverse(matrixOf({ ...placement, skew: 0 })), to);
  const [start, end] = [skewed(anchor), skewed(from)];
  const factor = (axis: 'x' | 'y') => {
    const length = end[axis] - start[axis];
    return handle[axis] === 0 || length === 0 ? null : (pointer[axis] - start[axis]) / length;
  };
  const [x, y] = keepsRatio ? sameFactor(factor('x'), factor('y')) : [factor('x') ?? 1, factor('y') ?? 1];
  const resized: Placement = {
    ...placement,
    scaleX: atLeast(placement.scaleX * x),
    scaleY: atLeast(placement.scaleY * y),
  };
  const stays = mapPoint(matrixOf(placement), anchor);
  const goes = mapPoint(matrixOf(resized), anchor);
  return moved(resized, stays.x - goes.x, stays.y - goes.y);
}

/** The larger of two factors for both axes; dragging beyond the anchor mirrors both. */
function sameFactor(x: number | null, y: number | null): [number, number] {
  if (x === null || y === null) return [x ?? y ?? 1, x ?? y ?? 1];
  const factor = Math.abs(x) > Math.abs(y) ? x : y;
  return [factor, factor];
}

function atLeast(scale: number): number {
  return Math.abs(scale) < smallestScale ? Math.sign(scale || 1) * smallestScale : scale;
}

/** The angle in degrees by which a pointer went round a middle, clockwise. */
export function angleBetween(middle: PicturePoint, from: PicturePoint, to: PicturePoint): number {
  const angle = ({ x, y }: PicturePoint) => Math.atan2(y - middle.y, x - middle.x);
  return degrees(angle(to) - angle(from));
}

/** A layer rotated about a point of the picture; its angle stays within −180 to 180 degrees. */
export function rotatedAbout(placement: Placement, middle: PicturePoint, angle: number): Placement {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const [x, y] = [placement.x - middle.x, placement.y - middle.y];
  return {
    ...placement,
    x: middle.x + x * cos - y * sin,
    y: middle.y + x * sin + y * cos,
    rotation: normalizeAngle(placement.rotation + angle),
  };
}

/** A layer mirrored in an upright line through the middle of a box (`x`), or a level one (`y`). */
export function flipped(placement: Placement, { x, y, width, height }: Box, axis: 'x' | 'y'): Placement {
  // The skew comes before the scale, whose sign mirrors it too.
  const mirrored = { ...placement, rotation: normalizeAngle(-placement.rotation) };
  return axis === 'x'
    ? { ...mirrored, x: 2 * x + width - placement.x, scaleX: -placement.scaleX }
    : { ...mirrored, y: 2 * y + height - placement.y, scaleY: -placement.scaleY };
}

export function normalizeAngle(angle: number): number {
  const turned = angle % 360;
  if (turned > 180) return turned - 360;
  return turned <= -180 ? turned + 360 : turned;
}

/** Rotations with Shift go in such steps, in degrees. */
export const angleStep = 15;

/** The nearest of those steps. */
export function snapAngle(angle: number): number {
  return Math.round(angle / angleStep) * angleStep;
}
