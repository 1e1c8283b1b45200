import { pathOf } from '#contract/routes.ts';

export const galleryPath = pathOf('gallery');
export const trashPath = `${galleryPath}?trash=true`;
export const collectionsPath = `${galleryPath}?view=collections`;

export function collectionPath(id: string): string {
  return `${galleryPath}?collection=${encodeURIComponent(id)}`;
}
