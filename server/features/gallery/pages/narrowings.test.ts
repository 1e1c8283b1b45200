import { expect, it } from 'vitest';
import { type GalleryFilter, galleryFilterKeys } from '#contract/gallery-filters.ts';
import { narrowingOf } from './narrowings.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const filter: Required<GalleryFilter> = {
  q: 'cat',
  style: 'pixeled',
  tool: 'Thumbnail',
  engine: 'OpenAI',
  from: '2026-01-02',
  to: '0000-01-01',
  favorite: true,
  tag: 'Shark',
  collection: id,
  stack: id,
  trash: true,
};

it('every filter narrows the query', () => {
  expect(galleryFilterKeys.map((key) => [key, narrowingOf(key, filter[key])])).toEqual([
    ['q', { search: 'cat' }],
    ['style', { mark: { kind: 'style', values: ['pixeled', 'pixaled art'], label: 'pixeled' } }],
    ['tool', { mark: { kind: 'tool', values: ['thumbnail'] } }],
    ['engine', { mark: { kind: 'engine', values: ['openai'] } }],
    ['from', { since: new Date('2026-01-02T00:00:00.000Z') }],
    // The database has no year 0.
    ['to', { until: new Date('0001-01-01T00:00:00.000Z') }],
    ['favorite', { mark: { kind: 'favorite', values: [''] } }],
    ['tag', { mark: { kind: 'tag', values: ['shark'] } }],
    ['collection', { mark: { kind: 'collection', values: [id] } }],
    ['stack', { list: { stackOf: id } }],
    ['trash', { list: 'trash' }],
  ]);
});

it('a described style is found by the specification’s value, too', () => {
  expect(narrowingOf('style', 'custom:7')).toEqual({
    mark: { kind: 'style', values: ['custom:7', '7'], label: 'custom:7' },
  });
});
