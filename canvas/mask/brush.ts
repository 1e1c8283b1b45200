import type { Box, PicturePoint } from '../geometry.ts';
import { clip, type Mask } from './mask.ts';

/** A brush: adds to the selection, or takes from it. */
export interface Brush {
  readonly mode: 'add' | 'remove';
}

/** One point of a stroke; the radius follows a pen's pressure. */
export interface BrushPoint {
  readonly at: PicturePoint;
  /** In pixels of the picture. */
  readonly radius: number;
}

/**
 * Paints what the brush covers between two points, with an edge of one pixel, inside the rectangle that
 * `boxOfSegment` returned. Overlapping segments of a stroke leave no seam, since a pixel keeps the strongest
 * of what covers it.
 */
export function paintSegment(
  { width, alpha }: Mask,
  dirty: Box,
  from: BrushPoint,
  to: BrushPoint,
  { mode }: Brush,
): void {
  const isAdding = mode === 'add';
  const radii = [from.radius, to.radius] as const;
  const right = dirty.x + dirty.width;
  for (let y = dirty.y; y < dirty.y + dirty.height; y += 1) {
    // Beyond the outer span nothing is covered, in the inner one all is: of a brush of 200 pixels nearly all.
    const outer = spanWithin(from.at, to.at, Math.max(...radii) + 0.5, y + 0.5);
    if (!outer) continue;
    const inner = spanWithin(from.at, to.at, Math.min(...radii) - 0.5, y + 0.5);
    const row = { alpha, start: y * width, y, from, to, isAdding };
    const first = Math.max(dirty.x, Math.floor(outer.from - 0.5));
    const last = Math.min(right, Math.ceil(outer.to + 0.5));
    const filledFrom = inner ? within(Math.ceil(inner.from), first, last) : last;
    const filledTo = inner ? within(Math.floor(inner.to), filledFrom, last) : last;
    paintPixels(row, first, filledFrom);
    alpha.fill(isAdding ? 255 : 0, row.start + filledFrom, row.start + filledTo);
    paintPixels(row, filledTo, last);
  }
}

/** What a segment may change; null if it is outside the picture. */
export function boxOfSegment(mask: Mask, from: BrushPoint, to: BrushPoint): Box | null {
  const reach = Math.max(from.radius, to.radius) + 1;
  return clip(mask, {
    x: Math.min(from.at.x, to.at.x) - reach,
    y: Math.min(from.at.y, to.at.y) - reach,
    width: Math.abs(from.at.x - to.at.x) + 2 * reach,
    height: Math.abs(from.at.y - to.at.y) + 2 * reach,
  });
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface Span {
  from: number;
  to: number;
}

/** Where a horizontal line is at most `reach` from the way between two points; null if nowhere. */
function spanWithin(from: PicturePoint, to: PicturePoint, reach: number, y: number): Span | null {
  if (reach <= 0) return null;
  const span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  const add = (x: number) => {
    if (x < span.from) span.from = x;
    if (x > span.to) span.to = x;
  };
  for (const end of [from, to]) {
    const squared = reach * reach - (y - end.y) ** 2;
    if (squared < 0) continue;
    add(end.x - Math.sqrt(squared));
    add(end.x + Math.sqrt(squared));
  }
  // Between the ends, the shape is a rectangle: its sides meet the line left and right of the middle.
  const [lengthX, lengthY] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(lengthX * lengthX + lengthY * lengthY);
  if (length > 0 && lengthY !== 0) {
    const acrossX = (-lengthY / length) * reach;
    const acrossY = (lengthX / length) * reach;
    for (const side of [1, -1]) {
      const along = (y - from.y - side * acrossY) / lengthY;
      if (along >= 0 && along <= 1) add(from.x + side * acrossX + along * lengthX);
    }
  }
  return span.to < span.from ? null : span;
}

interface Row {
  readonly alpha: Uint8Array;
  /** The index of the row's first pixel. */
  readonly start: number;
  readonly y: number;
  readonly from: BrushPoint;
  readonly to: BrushPoint;
  readonly isAdding: boolean;
}

/** Paints the pixels of a row from one column to before another, each by its distance. */
function paintPixels({ alpha, start, y, from, to, isAdding }: Row, first: number, end: number): void {
  const lengthX = to.at.x - from.at.x;
  const lengthY = to.at.y - from.at.y;
  const squared = lengthX * lengthX + lengthY * lengthY;
  const grown = to.radius - from.radius;
  const fromY = y + 0.5 - from.at.y;
  for (let x = first; x < end; x += 1) {
    const fromX = x + 0.5 - from.at.x;
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (fromX * lengthX + fromY * lengthY) / squared));
    const acrossX = fromX - along * lengthX;
    const acrossY = fromY - along * lengthY;
    // `Math.hypot` takes ten times as long, and a 4K stroke asks for many pixels.
    const outside = Math.sqrt(acrossX * acrossX + acrossY * acrossY) - from.radius - along * grown;
    if (outside >= 0.5) continue;
    const covered = outside <= -0.5 ? 255 : Math.round((0.5 - outside) * 255);
    const before = alpha[start + x] ?? 0;
    alpha[start + x] = isAdding ? Math.max(before, covered) : Math.min(before, 255 - covered);
  }
}
