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
  mask: Mask,
  dirty: Box,
  from: BrushPoint,
  to: BrushPoint,
  { mode }: Brush,
): void {
  for (let y = dirty.y; y < dirty.y + dirty.height; y += 1)
    paintRow(mask, y, dirty, from, to, mode === 'add');
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

function paintRow(
  { width, alpha }: Mask,
  y: number,
  dirty: Box,
  from: BrushPoint,
  to: BrushPoint,
  isAdding: boolean,
): void {
  const lengthX = to.at.x - from.at.x;
  const lengthY = to.at.y - from.at.y;
  const squared = lengthX * lengthX + lengthY * lengthY;
  const grown = to.radius - from.radius;
  const fromY = y + 0.5 - from.at.y;
  for (let x = dirty.x; x < dirty.x + dirty.width; x += 1) {
    const fromX = x + 0.5 - from.at.x;
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (fromX * lengthX + fromY * lengthY) / squared));
    const acrossX = fromX - along * lengthX;
    const acrossY = fromY - along * lengthY;
    // `Math.hypot` takes ten times as long, and a 4K stroke asks for every pixel.
    const outside = Math.sqrt(acrossX * acrossX + acrossY * acrossY) - from.radius - along * grown;
    if (outside >= 0.5) continue;
    const covered = outside <= -0.5 ? 255 : Math.round((0.5 - outside) * 255);
    const index = y * width + x;
    const before = alpha[index] ?? 0;
    alpha[index] = isAdding ? Math.max(before, covered) : Math.min(before, 255 - covered);
  }
}
