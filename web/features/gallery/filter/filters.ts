import type { Facet, GalleryFacets } from '#contract/gallery.ts';
import type { FilterChip, GalleryFilter, GalleryFilterKey } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle, findThumbnailStyle, ownStyleId, styleLabel } from '#contract/styles.ts';
import { toolName } from '#web/ui/tool-name.ts';
import type { pageTexts } from '../page-texts.ts';

/** Whether a picture belongs to a view; `unknown` if only the server can tell. */
export type Match = 'yes' | 'no' | 'unknown';

/**
 * Whether a new or changed picture matches a filter of a list on screen. Only the server folds accents in a
 * search and knows styles and versions that the picture does not name.
 */
export const filterMatches: {
  [Key in GalleryFilterKey]: (image: GalleryImage, value: NonNullable<GalleryFilter[Key]>) => Match;
} = {
  q: () => 'unknown',
  style: (image, style) => (isOfStyle(image, style) ? 'yes' : 'unknown'),
  tool: (image, tool) => known(image.tool === tool),
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

/** The sources of a chip's text. */
export interface ChipWords {
  facets: Pick<GalleryFacets, 'engines' | 'tags'> | undefined;
  styleName: (style: string) => string | undefined;
  engineName: (engine: Pick<Facet, 'value' | 'label'>) => string;
  /** Formats a range of days. */
  days: (from: string | undefined, to: string | undefined) => string;
  t: (
    key: keyof Pick<typeof pageTexts.english, 'favorites' | 'versionsOfOne' | 'maskEdit' | 'imageEdit'>,
  ) => string;
}

/** The text on the chip of an active filter. */
export const chipNames: Record<FilterChip, (filter: GalleryFilter, words: ChipWords) => string> = {
  style: ({ style = '' }, { styleName }) => styleName(style) ?? styleLabel(style),
  tool: ({ tool }, { t }) => (tool === undefined ? '' : toolName(t, tool)),
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
  const keys = [style, ownStyleId(style), findImageStyle(style)?.id, findThumbnailStyle(style)?.id];
  const isNamed = (name: string) => keys.some((key) => key?.toLowerCase() === name.toLowerCase());
  return isNamed(image.originalStyle) || isNamed(image.style);
}

/** The id shared by all versions of a picture. */
export function stackOf(image: Pick<GalleryImage, 'id' | 'stackId'>): string {
  return image.stackId ?? image.id;
}
