import type { Facet, GalleryFacets } from '#contract/gallery.ts';
import type { FilterChip, GalleryFilter, GalleryFilterKey } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { tools } from '#contract/tools.ts';
import type { pageTextsEn } from '../page-texts.ts';
import { styleLabel } from '../shown-prompt.ts';

/** Whether a picture belongs to a view; `unknown` where only the server can say. */
export type Match = 'yes' | 'no' | 'unknown';

/**
 * Whether a picture that has come, or says something else now, matches a filter of a list on screen. The server folds
 * accents of a search in its own way, and knows styles and versions that the picture does not name.
 */
export const filterMatches: {
  [Key in GalleryFilterKey]: (image: GalleryImage, value: NonNullable<GalleryFilter[Key]>) => Match;
} = {
  q: () => 'unknown',
  style: (image, style) => (isOfStyle(image, style) ? 'yes' : 'unknown'),
  tool: (image, tool) => known(image.variant === tool),
  engine: (image, engine) => known(image.engine === engine),
  from: (image, day) => known(dayOf(image) >= day),
  to: (image, day) => known(dayOf(image) <= day),
  favorite: (image, isFavorite) => known(!isFavorite || image.isFavorite),
  tag: (image, tag) => known(image.tags.some((one) => one.toLowerCase() === tag.toLowerCase())),
  collection: (image, id) => known(image.collections.includes(id)),
  // Any version may name the stack.
  stack: (image, id) => (id === stackOf(image) || id === image.id ? 'yes' : 'unknown'),
  trash: (image, isTrash) => known((image.deletedAt !== null) === isTrash),
};

/** What chips take their words from. */
export interface ChipWords {
  facets: Pick<GalleryFacets, 'engines' | 'tags'> | undefined;
  styleName: (style: string) => string | undefined;
  engineName: (engine: Pick<Facet, 'value' | 'label'>) => string;
  /** A span of days in words. */
  days: (from: string | undefined, to: string | undefined) => string;
  t: (key: keyof Pick<typeof pageTextsEn, 'favorites' | 'versionsOfOne'>) => string;
}

/** What stands on the chip of an active filter. */
export const chipNames: Record<FilterChip, (filter: GalleryFilter, words: ChipWords) => string> = {
  style: ({ style = '' }, { styleName }) => styleName(style) ?? styleLabel(style),
  tool: ({ tool }) => (tool === undefined ? '' : tools[tool].label),
  engine: ({ engine = '' }, { engineName, facets }) =>
    engineName(facets?.engines.find(({ value }) => value === engine) ?? { value: engine, label: engine }),
  dates: ({ from, to }, { days }) => days(from, to),
  favorite: (_, { t }) => t('favorites'),
  tag: ({ tag = '' }, { facets }) => facets?.tags.find(({ value }) => value === tag)?.label ?? tag,
  stack: (_, { t }) => t('versionsOfOne'),
};

function known(isMatch: boolean): Match {
  return isMatch ? 'yes' : 'no';
}

function dayOf(image: GalleryImage): string {
  return image.createdAt.slice(0, 10);
}

function isOfStyle(image: GalleryImage, style: string): boolean {
  const wanted = style.toLowerCase();
  return image.originalStyle.toLowerCase() === wanted || image.style.toLowerCase() === wanted;
}

/** What all versions of one picture share. */
export function stackOf(image: Pick<GalleryImage, 'id' | 'stackId'>): string {
  return image.stackId ?? image.id;
}
