import { type GalleryFilter, type GalleryFilterKey, galleryFilterKeys } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { filterMatches, type Match } from './filters.ts';
import type { GalleryView } from './view.ts';

/** Whether a picture that has come, or says something else now, belongs to a list that is on screen. */
export function matchOf(image: GalleryImage, view: GalleryView): Match {
  // Without a filter a list holds what is outside the trash.
  if (image.deletedAt !== null && view.trash !== true) return 'no';
  const matches = galleryFilterKeys.map((key) => matchBy(key, image, view));
  return matches.find((match) => match === 'no') ?? matches.find((match) => match === 'unknown') ?? 'yes';
}

function matchBy<Key extends GalleryFilterKey>(key: Key, image: GalleryImage, filter: GalleryFilter): Match {
  const value: GalleryFilter[Key] = filter[key];
  return value === undefined || value === null ? 'yes' : filterMatches[key](image, value);
}
