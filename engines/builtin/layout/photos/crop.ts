import type { RecipePhoto } from '../../recipe.ts';
import type { Box } from '../box.ts';

/**
 * Returns the largest part of a photo with an aspect (width by height) that has its focus as near the middle
 * as possible.
 */
export function cropAround({ aspect: own, focus }: RecipePhoto, aspect: number): Box {
  const width = Math.min(1, aspect / own);
  const height = Math.min(1, own / aspect);
  // Heads are above the middle of what stands out: slightly more is kept above than below.
  return {
    x: Math.min(1 - width, Math.max(0, focus.x - width / 2)),
    y: Math.min(1 - height, Math.max(0, focus.y - height * 0.46)),
    width,
    height,
  };
}
