import { expect, it } from 'vitest';
import {
  filterFacts,
  type GalleryFilter,
  type GalleryFilterKey,
  galleryFilterKeys,
  galleryFilterSchema,
} from '#contract/gallery-filters.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { pageTexts } from '../page-texts.ts';
import { activeFilters } from '../toolbar/active-filters.ts';
import { matchOf } from './matches.ts';
import { isNarrowed, readView, writeView } from './view.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
/** A value of each filter, as an address contains it. */
const said: Record<GalleryFilterKey, string> = {
  q: 'cat',
  style: 'Comic',
  tool: 'Thumbnail',
  engine: 'builtin',
  from: '2026-01-02',
  to: '2026-01-02',
  favorite: 'true',
  tag: 'shark',
  collection: id,
  stack: id,
  trash: 'true',
};
const words = {
  facets: undefined,
  styleName: () => undefined,
  engineName: ({ label }: { label: string }) => label,
  days: () => 'Some days',
  t: translator(pageTexts),
};
const noneOfThem = sampleImage({ tool: 'Upscaler', engine: 'none', deletedAt: null });

it('the request knows every filter', () => {
  expect(Object.keys(galleryFilterSchema.shape)).toEqual(galleryFilterKeys);
  expect(galleryFilterKeys).toEqual(Object.keys(said));
});

it.each(galleryFilterKeys)(
  '%s has a schema, a query parameter, a match and, where it needs one, a chip',
  (key) => {
    const written = new URLSearchParams({ [key]: said[key] });
    const view = readView(written);
    const value = view[key];
    expect(value).toBeDefined();
    expect(writeView(view, new URLSearchParams())).toEqual(written);
    expect(isNarrowed(view)).toBe(filterFacts(key).narrows);
    if (key !== 'from' && key !== 'to') expect(matchOf(noneOfThem, view)).not.toBe('yes');
    const chips = activeFilters(view, words);
    expect(chips.map((chip) => chip.key)).toEqual([filterFacts(key).chip].filter((chip) => chip !== null));
    for (const chip of chips) {
      expect(chip.name).not.toBe('');
      const left: GalleryFilter = { ...view, ...chip.without };
      expect(left[key]).toBeUndefined();
    }
  },
);
