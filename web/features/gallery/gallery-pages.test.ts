import { describe, expect, it } from 'vitest';
import type { ImagePage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { type GalleryPages, imagesOf, totalOf, withImage, withoutImage } from './gallery-pages.ts';

const page = (ids: string[], total: number): ImagePage => ({
  success: true,
  images: ids.map((id) => sampleImage({ id })),
  total,
  totalCount: total,
  hasMore: false,
  nextCursor: null,
});
const pages = (...list: ImagePage[]): GalleryPages => ({ pages: list, pageParams: list.map(() => null) });
const ids = (data: GalleryPages) => imagesOf(data).map((image) => image.id);

describe('the loaded pages', () => {
  it('show a picture once, though two pages hold it', () => {
    expect(ids(pages(page(['a', 'b'], 3), page(['b', 'c'], 3)))).toEqual(['a', 'b', 'c']);
  });

  it('are empty before anything came', () => {
    expect(imagesOf(undefined)).toEqual([]);
    expect(totalOf(undefined)).toBe(0);
  });
});

describe('a new picture', () => {
  it('stands on top and counts', () => {
    const data = withImage(pages(page(['a'], 1)), sampleImage({ id: 'new' }));
    expect(ids(data)).toEqual(['new', 'a']);
    expect(totalOf(data)).toBe(2);
  });

  it('that is there already changes nothing', () => {
    const data = pages(page(['a'], 1));
    expect(withImage(data, sampleImage({ id: 'a' }))).toBe(data);
  });
});

describe('a deleted picture', () => {
  it('is gone and no longer counts', () => {
    const data = withoutImage(pages(page(['a', 'b'], 3), page(['c'], 3)), 'c');
    expect(ids(data)).toEqual(['a', 'b']);
    expect(totalOf(data)).toBe(2);
  });

  it('that is not there changes nothing', () => {
    const data = pages(page(['a'], 1));
    expect(withoutImage(data, 'z')).toBe(data);
  });
});
