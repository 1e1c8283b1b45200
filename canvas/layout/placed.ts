import type { CanvasDocument } from '../document/document.ts';
import type { Layer, Placement } from '../document/layer.ts';
import { childrenOf } from '../document/tree.ts';
import { type Box, type PicturePoint, picturePoint, type Size, union } from '../geometry.ts';
import { inverse, type Matrix, mapPoint, radians } from './matrix.ts';

/** Where layers are in the picture. */

/** The map from a layer's own pixels, whose origin is its middle, to the picture's. */
export function matrixOf({ x, y, scaleX, scaleY, rotation, skew }: Placement): Matrix {
  const cos = Math.cos(radians(rotation));
  const sin = Math.sin(radians(rotation));
  // Skewed first: a point moves by its height, as the letters of an oblique face do.
  const slant = -Math.tan(radians(skew));
  return {
    a: cos * scaleX,
    b: sin * scaleX,
    c: cos * scaleX * slant - sin * scaleY,
    d: sin * scaleX * slant + cos * scaleY,
    e: x,
    f: y,
  };
}

/** A layer's own size before it is placed; null for one that covers the whole picture, and for a group. */
export function sizeOf(layer: Layer): Size | null {
  switch (layer.kind) {
    case 'base':
    case 'picture':
      return { width: layer.width * layer.crop.width, height: layer.height * layer.crop.height };
    case 'text':
    case 'shape':
    case 'sticker':
    case 'blur':
      return { width: layer.width, height: layer.height };
    case 'pen':
      return sizeOfPen(layer.points, layer.width);
    case 'frame':
    case 'finish':
    case 'group':
      return null;
  }
}

function sizeOfPen(points: readonly (readonly [number, number, number])[], width: number): Size {
  const reach = (axis: 0 | 1) => Math.max(0, ...points.map((point) => Math.abs(point[axis])));
  return { width: 2 * reach(0) + width, height: 2 * reach(1) + width };
}

/** The corners of a layer in the picture, clockwise from its own upper left; null as of `sizeOf`. */
export function cornersOf(layer: Layer): PicturePoint[] | null {
  const size = sizeOf(layer);
  if (!size) return null;
  const matrix = matrixOf(layer.placement);
  const [x, y] = [size.width / 2, size.height / 2];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => {
    const placed = mapPoint(matrix, corner);
    return picturePoint(placed.x, placed.y);
  });
}

/** The upright rectangle around a layer or, of a group, around all that is in it; null around nothing. */
export function boundsOfLayer(document: CanvasDocument, layer: Layer): Box | null {
  if (layer.kind === 'group') return boundsOfLayers(document, childrenOf(document, layer.id));
  const corners = cornersOf(layer);
  if (!corners) return null;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function boundsOfLayers(document: CanvasDocument, layers: readonly Layer[]): Box | null {
  return layers.map((layer) => boundsOfLayer(document, layer)).reduce(union, null);
}

/** Whether a point of the picture is on the rectangle of a layer, or at most `margin` pixels beside it. */
export function isOnLayer(layer: Layer, at: PicturePoint, margin = 0): boolean {
  const size = sizeOf(layer);
  if (!size) return false;
  const { x, y } = mapPoint(inverse(matrixOf(layer.placement)), at);
  const { scaleX, scaleY } = layer.placement;
  const beside = { x: margin / Math.abs(scaleX), y: margin / Math.abs(scaleY) };
  return Math.abs(x) <= size.width / 2 + beside.x && Math.abs(y) <= size.height / 2 + beside.y;
}

/** How much larger a layer is in the picture than its own pixels, for labels such as "scaled 2.4". */
export function meanScaleOf({ scaleX, scaleY }: Placement): number {
  return Math.sqrt(Math.abs(scaleX * scaleY));
}
