import { type GalleryFilter, type GalleryFilterKey, galleryFilterKeys } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { filterMatches, type Match } from './filters.ts';
import type { GalleryView } from './view.ts';

/** Whether a new or changed picture belongs to a list on screen. */
export function matchOf(image: GalleryImage, view: GalleryView): Match {
  // A list outside the trash holds no deleted picture.
  if (image.deletedAt !== null && view.trash !== true) return 'no';
  const matches = galleryFilterKeys.map((key) => matchBy(key, image, view));
  return matches.find((match) => match === 'no') ?? matches.find((match) => match === 'unknown') ?? 'yes';
}

function matchBy<Key extends GalleryFilterKey>(key: Key, image: GalleryImage, filter: GalleryFilter): Match {
  const value: GalleryFilter[Key] = filter[key];
  return value === undefined || value === null ? 'yes' : filterMatches[key](image, value);
}
