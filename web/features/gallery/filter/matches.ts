import type { GalleryImage } from '#contract/images.ts';
import type { GalleryView } from './view.ts';

/** Whether a picture belongs to a view; `unknown` where only the server can say. */
export type Match = 'yes' | 'no' | 'unknown';

/**
 * Whether a picture that has come, or says something else now, belongs to a list that is on screen. A search is the
 * server's affair, since it folds accents in its own way; so is a style that the picture does not name.
 */
export function matchOf(image: GalleryImage, view: GalleryView): Match {
  const isKnownNot =
    (image.deletedAt !== null) !== (view.trash === true) ||
    (view.tool !== undefined && image.variant !== view.tool) ||
    (view.engine !== undefined && image.engine !== view.engine) ||
    (view.from !== undefined && dayOf(image) < view.from) ||
    (view.to !== undefined && dayOf(image) > view.to) ||
    (view.favorite === true && !image.isFavorite) ||
    (view.tag !== undefined && !hasTag(image, view.tag)) ||
    (view.collection !== undefined && !image.collections.includes(view.collection));
  if (isKnownNot) return 'no';
  if (view.q !== undefined) return 'unknown';
  // Any version may name the stack.
  if (view.stack !== undefined && view.stack !== stackOf(image) && view.stack !== image.id) return 'unknown';
  return view.style === undefined || isOfStyle(image, view.style) ? 'yes' : 'unknown';
}

function dayOf(image: GalleryImage): string {
  return image.createdAt.slice(0, 10);
}

function hasTag(image: GalleryImage, tag: string): boolean {
  return image.tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}

function isOfStyle(image: GalleryImage, style: string): boolean {
  const wanted = style.toLowerCase();
  return image.originalStyle.toLowerCase() === wanted || image.style.toLowerCase() === wanted;
}

/** What all versions of one picture share. */
export function stackOf(image: Pick<GalleryImage, 'id' | 'stackId'>): string {
  return image.stackId ?? image.id;
}
