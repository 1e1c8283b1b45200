/** The faces of a placed photo, in the picture. */
import type { RecipeFace, RecipePhoto } from '../../recipe.ts';
import type { PhotoPlacement } from '../arrangement.ts';
import type { Box } from '../box.ts';

/** A face of at least this share of the largest one's height is a subject; a lower one is a passer-by. */
const mattersFrom = 0.6;

/** Returns the faces that must be seen. */
export function facesThatMatter({ faces = [] }: RecipePhoto): RecipeFace[] {
  const highest = Math.max(0, ...faces.map(({ box }) => box[3]));
  return faces.filter(({ box }) => box[3] >= highest * mattersFrom);
}

type Placed = Pick<PhotoPlacement, 'crop' | 'center' | 'width' | 'height' | 'flip'>;

/** Returns where a part of a photo (in shares of it) is in the picture. */
export function boxIn({ crop, center, width, height, flip }: Placed, part: RecipeFace['box']): Box {
  const [x, y, partWidth, partHeight] = part;
  const own = { width: (partWidth / crop.width) * width, height: (partHeight / crop.height) * height };
  const left = ((x - crop.x) / crop.width - 0.5) * width;
  return {
    x: center.x + (flip ? -left - own.width : left),
    y: center.y + ((y - crop.y) / crop.height - 0.5) * height,
    ...own,
  };
}

export function facesIn(photo: RecipePhoto, placed: Placed): Box[] {
  return facesThatMatter(photo).map(({ box }) => boxIn(placed, box));
}

/** The share of a cut-out's width in which a side that its photo cuts off fades. */
const fadedShare = 0.2;

/** The ear beside a face's box, as a share of its width. */
const earShare = 0.2;

/** How far a cut-out fades from its left or right edge, in pixels: no face fades, nor the ear beside it. */
export function fadeReach(
  { bounds, faces }: Pick<PhotoPlacement, 'bounds' | 'faces'>,
  edge: 'left' | 'right',
): number {
  const distances = faces.map(({ x, width }) => {
    const near = edge === 'left' ? x - bounds.x : bounds.x + bounds.width - (x + width);
    return near - width * earShare;
  });
  return Math.max(0, Math.min(bounds.width * fadedShare, ...distances));
}
