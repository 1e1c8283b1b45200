import { expect, it } from 'vitest';
import { translator } from '#web/i18n/catalogue.ts';
import { pageTexts } from '../page-texts.ts';
import { activeFilters } from './active-filters.ts';

const names = {
  facets: {
    engines: [{ value: 'builtin', label: 'Built-in', count: 1 }],
    tags: [{ value: 'deep sea', label: 'Deep Sea', count: 1 }],
  },
  engineName: ({ label }: { label: string }) => label,
  styleName: (style: string) => (style === 'custom:7' ? 'My paper' : undefined),
  days: (from?: string, to?: string) => `${from} ${to}`,
  t: translator(pageTexts),
};

it('each filter has a named chip that removes it', () => {
  const active = activeFilters(
    {
      sort: 'latest',
      style: 'custom:7',
      tool: 'ThumbnailsV2',
      engine: 'builtin',
      from: '2026-01-01',
      to: '2026-02-01',
      favorite: true,
      tag: 'deep sea',
    },
    names,
  );
  expect(active.map(({ name }) => name)).toEqual([
    'My paper',
    'Thumbnails V2',
    'Built-in',
    '2026-01-01 2026-02-01',
    'Favourites',
    'Deep Sea',
  ]);
  expect(active[3]?.without).toEqual({ from: undefined, to: undefined });
});

it('an unknown name falls back to the value', () => {
  const active = activeFilters(
    { sort: 'latest', engine: 'gone', style: 'pixeled' },
    { ...names, facets: undefined },
  );
  expect(active.map(({ name }) => name)).toEqual(['Pixel Art', 'gone']);
});

it('a search, a place and an order have no chip', () => {
  expect(activeFilters({ sort: 'oldest', q: 'cat', trash: true }, names)).toEqual([]);
});
