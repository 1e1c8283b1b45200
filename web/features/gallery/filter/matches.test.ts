import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { matchOf } from './matches.ts';
import type { GalleryView } from './view.ts';

const collection = '0198c0de-0000-7000-8000-000000000001';
const image = sampleImage({
  id: '0198c0de-0000-7000-8000-00000000000b',
  stackId: '0198c0de-0000-7000-8000-00000000000a',
  tool: 'Genesys Pro',
  engine: 'builtin',
  originalStyle: 'Pixaled Art',
  style: 'Pixaled Art',
  createdAt: '2026-05-10T23:59:00.000Z',
  isFavorite: true,
  tags: ['Shark'],
  collections: [collection],
  deletedAt: null,
});

it.each<[string, Partial<GalleryView>, string]>([
  ['everything', {}, 'yes'],
  ['its style’s id, in any case', { style: 'pixaled art' }, 'yes'],
  ['its style’s name', { style: 'Pixel Art' }, 'yes'],
  ['a style that it does not name', { style: 'custom:9' }, 'unknown'],
  ['its tool', { tool: 'Genesys Pro' }, 'yes'],
  ['another tool', { tool: 'Thumbnail' }, 'no'],
  ['another engine', { engine: 'openai' }, 'no'],
  ['its day alone', { from: '2026-05-10', to: '2026-05-10' }, 'yes'],
  ['the days after', { from: '2026-05-11' }, 'no'],
  ['the days before', { to: '2026-05-09' }, 'no'],
  ['favourites', { favorite: true }, 'yes'],
  ['its tag, in any case', { tag: 'shark' }, 'yes'],
  ['another tag', { tag: 'whale' }, 'no'],
  ['its collection', { collection }, 'yes'],
  ['the versions of its stack', { stack: '0198c0de-0000-7000-8000-00000000000a' }, 'yes'],
  ['versions that it names', { stack: '0198c0de-0000-7000-8000-00000000000b' }, 'yes'],
  ['versions that may be its own, by another of them', { stack: collection }, 'unknown'],
  ['the trash', { trash: true }, 'no'],
  ['a search', { q: 'cat' }, 'unknown'],
  ['a search in another tool', { q: 'cat', tool: 'Thumbnail' }, 'no'],
])('a picture among %s', (_, view, expected) => {
  expect(matchOf(image, { sort: 'latest', ...view })).toBe(expected);
});

it('a picture in the trash belongs only there', () => {
  const gone = { ...image, deletedAt: '2026-05-11T00:00:00.000Z' };
  expect(matchOf(gone, { sort: 'latest' })).toBe('no');
  expect(matchOf(gone, { sort: 'latest', trash: true })).toBe('yes');
});
