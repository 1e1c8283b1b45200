import { describe, expect, it } from 'vitest';
import type { ImagePage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { type GalleryPages, imagesOf, totalOf, withImage, withoutImage } from './gallery-pages.ts';

const page = (ids: string[], total: number): ImagePage => ({
  success: true,
  images: ids.map((id) => sampleImage({ id })),
  total,
  totalCount: total,
  isTotalAtLeast: false,
  hasMore: false,
  nextCursor: null,
});
const pages = (...list: ImagePage[]): GalleryPages => ({ pages: list, pageParams: list.map(() => null) });
const ids = (data: GalleryPages) => imagesOf(data).map((image) => image.id);

describe('the loaded pages', () => {
  it('show a picture once even if two pages contain it', () => {
    expect(ids(pages(page(['a', 'b'], 3), page(['b', 'c'], 3)))).toEqual(['a', 'b', 'c']);
  });

  it('are empty before the first answer', () => {
    expect(imagesOf(undefined)).toEqual([]);
    expect(totalOf(undefined)).toBe(0);
  });
});

describe('a new picture', () => {
  it('goes on top and is counted', () => {
    const data = withImage(pages(page(['a'], 1)), sampleImage({ id: 'new' }));
    expect(ids(data)).toEqual(['new', 'a']);
    expect(totalOf(data)).toBe(2);
  });

  it('that is already there changes nothing', () => {
    const data = pages(page(['a'], 1));
    expect(withImage(data, sampleImage({ id: 'a' }))).toBe(data);
  });
});

describe('a picture that belongs further down', () => {
  const at = (id: string, day: number, fields = {}) =>
    sampleImage({ id, createdAt: `2026-05-${String(day).padStart(2, '0')}T00:00:00.000Z`, ...fields });
  const listed = (hasMore: boolean, images = [at('e', 9), at('c', 5), at('b', 3)]) =>
    pages(
      { ...page([], 3), images: images.slice(0, 2) },
      { ...page([], 3), images: images.slice(2), hasMore },
    );
  const placing = { sort: 'latest', isStacked: true, isCounted: false } as const;

  it('goes to its place on any page', () => {
    expect(ids(withImage(listed(false), at('d', 7)))).toEqual(['e', 'd', 'c', 'b']);
    expect(ids(withImage(listed(false), at('bb', 4)))).toEqual(['e', 'c', 'bb', 'b']);
    expect(ids(withImage(listed(false), at('a', 1)))).toEqual(['e', 'c', 'b', 'a']);
  });

  it('goes to the other end in an oldest-first list', () => {
    const oldest = listed(false, [at('b', 3), at('c', 5), at('e', 9)]);
    expect(ids(withImage(oldest, at('f', 10), { ...placing, sort: 'oldest' }))).toEqual(['b', 'c', 'e', 'f']);
  });

  it('goes by its deletion time in the trash', () => {
    const gone = (id: string, made: number, deleted: number) =>
      at(id, made, { deletedAt: `2026-06-0${deleted}T00:00:00.000Z` });
    const trash = listed(false, [gone('a', 1, 9), gone('e', 9, 5), gone('c', 5, 3)]);
    expect(ids(withImage(trash, gone('d', 7, 7), { ...placing, isStacked: false }))).toEqual([
      'a',
      'd',
      'e',
      'c',
    ]);
  });

  it('beyond the loaded pages is only counted, unless it was counted before', () => {
    const data = listed(true);
    const counted = withImage(data, at('a', 1));
    expect(ids(counted)).toEqual(['e', 'c', 'b']);
    expect(totalOf(counted)).toBe(4);
    expect(withImage(data, at('a', 1), { ...placing, isCounted: true })).toBe(data);
  });

  it('replaces the previous version and yields to a newer one', () => {
    const data = listed(false);
    const newer = withImage(data, at('v2', 10, { stackId: 'c' }));
    expect(ids(newer)).toEqual(['v2', 'e', 'b']);
    expect(totalOf(newer)).toBe(3);
    expect(withImage(newer, at('v1', 6, { stackId: 'c' }))).toBe(newer);
    expect(ids(withImage(data, at('v2', 10, { stackId: 'c' }), { ...placing, isStacked: false }))).toEqual([
      'v2',
      'e',
      'c',
      'b',
    ]);
  });
});

describe('a deleted picture', () => {
  it('is gone and not counted', () => {
    const data = withoutImage(pages(page(['a', 'b'], 3), page(['c'], 3)), 'c');
    expect(ids(data)).toEqual(['a', 'b']);
    expect(totalOf(data)).toBe(2);
  });

  it('that is not in the list changes nothing', () => {
    const data = pages(page(['a'], 1));
    expect(withoutImage(data, 'z')).toBe(data);
  });
});
