import type { RecipePhoto } from '../../recipe.ts';
import type { Box } from '../box.ts';
import { facesThatMatter } from './faces.ts';

/**
 * Returns the largest part of a photo with an aspect (width by height) that has its focus as near the middle
 * as possible.
 */
export function cropAround(photo: RecipePhoto, aspect: number): Box {
  const { aspect: own, focus } = photo;
  const width = Math.min(1, aspect / own);
  const height = Math.min(1, own / aspect);
  // Heads are above the middle of what stands out: slightly more is kept above than below.
  const x = Math.min(1 - width, Math.max(0, focus.x - width / 2));
  const y = Math.min(1 - height, Math.max(0, focus.y - height * 0.46));
  const heads = facesThatMatter(photo).map(({ box }) => headOf(box));
  return { x: aroundAll(x, width, heads, 0), y: aroundAll(y, height, heads, 1), width, height };
}

/** A face's box with the hair above it and the ears beside it. */
function headOf([x, y, width, height]: readonly [number, number, number, number]) {
  return [x - width * 0.2, y - height * 0.5, width * 1.4, height * 1.6] as const;
}

/** Moves a crop's start in one direction so that all heads are in it, if they fit. */
function aroundAll(
  start: number,
  size: number,
  heads: readonly (readonly [number, number, number, number])[],
  axis: 0 | 1,
): number {
  if (heads.length === 0) return start;
  const from = Math.max(0, Math.min(...heads.map((head) => head[axis])));
  const to = Math.min(1, Math.max(...heads.map((head) => head[axis] + head[axis === 0 ? 2 : 3])));
  if (to - from > size) return Math.min(1 - size, Math.max(0, (from + to - size) / 2));
  return Math.min(from, Math.max(start, to - size));
}
