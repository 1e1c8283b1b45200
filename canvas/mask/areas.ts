import type { Box, PicturePoint } from '../geometry.ts';
import { clip, type Mask } from './mask.ts';

/** Areas that are added to a selection, or taken from it, at once. */
export type AreaMode = 'add' | 'remove';

const subRows = 4;

/** The rectangle that a polygon may change, or null. */
export function boxOfPolygon(mask: Mask, points: readonly PicturePoint[]): Box | null {
  if (points.length < 3) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return clip(mask, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
}

/**
 * Selects the inside of a closed polygon (a lasso, or a rectangle), inside its `boxOfPolygon`. Where it
 * crosses itself the inside is whatever it winds around. Edges are smooth: four rows a pixel, exact along
 * each.
 */
export function paintPolygon(mask: Mask, dirty: Box, points: readonly PicturePoint[], mode: AreaMode): void {
  const covered = new Float32Array(dirty.width);
  for (let y = dirty.y; y < dirty.y + dirty.height; y += 1) {
    covered.fill(0);
    for (let sub = 0; sub < subRows; sub += 1) coverRow(covered, dirty, points, y + (sub + 0.5) / subRows);
    const start = y * mask.width + dirty.x;
    for (let x = 0; x < dirty.width; x += 1) {
      const value = Math.round(Math.min(1, covered[x] ?? 0) * 255);
      const before = mask.alpha[start + x] ?? 0;
      mask.alpha[start + x] = mode === 'add' ? Math.max(before, value) : Math.min(before, 255 - value);
    }
  }
}

/** Adds what the inside covers of each pixel on one line across the polygon. */
function coverRow(covered: Float32Array, { x: left }: Box, points: readonly PicturePoint[], y: number): void {
  const crossings = points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] as PicturePoint;
    if (from.y <= y === to.y <= y) return [];
    return [{ x: from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y), turn: from.y <= y ? 1 : -1 }];
  });
  crossings.sort((one, other) => one.x - other.x);
  let winding = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    winding += turn;
    const next = crossings[index + 1];
    if (winding !== 0 && next) coverSpan(covered, x - left, next.x - left);
  }
}

function coverSpan(covered: Float32Array, from: number, to: number): void {
  const start = Math.max(0, Math.floor(from));
  const end = Math.min(covered.length, Math.ceil(to));
  for (let x = start; x < end; x += 1) {
    const share = Math.min(to, x + 1) - Math.max(from, x);
    covered[x] = (covered[x] ?? 0) + share / subRows;
  }
}

/** A rectangle as the polygon that `paintPolygon` fills. */
export function cornersOf({ x, y, width, height }: Box): PicturePoint[] {
  const corner = (cornerX: number, cornerY: number) => ({ x: cornerX, y: cornerY }) as PicturePoint;
  return [corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
}
