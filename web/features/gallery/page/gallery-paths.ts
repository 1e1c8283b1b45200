import { pathOf } from '#contract/routes.ts';

/** The whole gallery. */
export const galleryPath = pathOf('gallery');
export const trashPath = `${galleryPath}?trash=true`;
/** All collections. */
export const collectionsPath = `${galleryPath}?view=collections`;

export function collectionPath(id: string): string {
  return `${galleryPath}?collection=${encodeURIComponent(id)}`;
}
