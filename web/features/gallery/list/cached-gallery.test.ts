import { expect, test } from 'vitest';
import { createRecordCache } from '#web/api/records/record-cache.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { addCachedPicture, cacheGallery, readCachedGallery, removeCachedPicture } from './cached-gallery.ts';
import { imagesOf, totalOf } from './gallery-pages.ts';

const images = (count: number) => Array.from({ length: count }, (_, at) => sampleImage({ id: `i${at}` }));

function open() {
  const kept = new Map<string, string>();
  const storage = memoryStorage(kept);
  const records = createRecordCache({ storage: () => storage, prefix: 'r:', now: () => 1_800_000_000_000 });
  const idsOf = (pageSize: number) => imagesOf(readCachedGallery(records, pageSize)).map(({ id }) => id);
  return { kept, records, idsOf };
}

test('restores the newest pictures in order, separately for each page size', () => {
  const { records, idsOf } = open();
  cacheGallery(records, 3, { images: images(80), total: 340 });
  expect(idsOf(3)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5']);
  // A page size without records uses another's, up to its own length.
  expect(idsOf(20)).toHaveLength(6);
  expect(idsOf(1)).toEqual(['i0', 'i1']);
  cacheGallery(records, 40, { images: images(80), total: 340 });
  expect(idsOf(40)).toHaveLength(50);
  expect(idsOf(3)).toHaveLength(6);
  expect(totalOf(readCachedGallery(records, 3))).toBe(340);
  expect(readCachedGallery(records, 3)?.pages[0]).toMatchObject({ hasMore: false, nextCursor: null });
});

test('keeps no part of a generation', () => {
  const { records, idsOf } = open();
  const four = ['a', 'b', 'c', 'd'].map((id) => sampleImage({ id, jobId: 'four' }));
  cacheGallery(records, 2, { images: [...images(3), ...four, sampleImage({ id: 'z' })], total: 8 });
  expect(idsOf(2)).toEqual(['i0', 'i1', 'i2']);
  cacheGallery(records, 3, { images: [...images(2), ...four, sampleImage({ id: 'z' })], total: 7 });
  expect(idsOf(3)).toEqual(['i0', 'i1', 'a', 'b', 'c', 'd']);
});

test('a new picture stands first in the lists of all page sizes', () => {
  const { kept, records, idsOf } = open();
  const at = (minute: number) => `2026-05-01T00:${minute}:00.000Z`;
  const old = images(60).map((image, index) => ({ ...image, createdAt: at(59 - Math.min(index, 40)) }));
  cacheGallery(records, 3, { images: old, total: 60 });
  cacheGallery(records, 40, { images: old, total: 60 });
  const four = ['a', 'b', 'c', 'd'].map((id) =>
    sampleImage({ id, jobId: 'four', createdAt: '2026-05-02T00:00:00.000Z' }),
  );
  for (const image of four) addCachedPicture(records, image);
  addCachedPicture(records, four[0] ?? sampleImage());
  expect(idsOf(3).toSorted()).toEqual(['a', 'b', 'c', 'd', 'i0', 'i1']);
  expect(idsOf(40).slice(0, 4).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(40).slice(4)).toEqual(old.slice(0, 46).map(({ id }) => id));
  expect([3, 40].map((size) => totalOf(readCachedGallery(records, size)))).toEqual([64, 64]);
  expect([...kept.keys()].filter((key) => key.includes('picture:'))).toHaveLength(50);
});

test('a new version replaces its picture; what is older than the kept beginning is not added', () => {
  const { records, idsOf } = open();
  const [first, second] = images(2).map((image) => ({ ...image, createdAt: '2026-05-02T00:00:00.000Z' }));
  if (!first || !second) throw new Error('there are two pictures');
  cacheGallery(records, 3, { images: [first, second], total: 9 });
  addCachedPicture(records, { ...second, id: 'v2', createdAt: '2026-05-03T00:00:00.000Z', stackId: 'i1' });
  addCachedPicture(records, sampleImage({ id: 'old', createdAt: '2026-05-01T00:00:00.000Z' }));
  expect(idsOf(3)).toEqual(['v2', 'i0']);
  expect(totalOf(readCachedGallery(records, 3))).toBe(9);
});

test('pictures that have left the gallery are not kept', () => {
  const { kept, records, idsOf } = open();
  cacheGallery(records, 20, { images: images(10), total: 10 });
  cacheGallery(records, 2, { images: images(2), total: 10 });
  cacheGallery(records, 20, { images: images(10).slice(3, 5), total: 2 });
  expect(idsOf(20)).toEqual(['i3', 'i4']);
  expect([...kept.keys()].filter((key) => key.includes('picture:'))).toHaveLength(4);
  removeCachedPicture(records, 'i1');
  expect(idsOf(2)).toEqual(['i0']);
  cacheGallery(records, 20, { images: [], total: 0 });
  cacheGallery(records, 2, { images: [], total: 0 });
  expect(kept.size).toBe(0);
  expect(readCachedGallery(records, 20)).toBeUndefined();
});

test('ignores damaged records and those of an older version', () => {
  const { kept, records, idsOf } = open();
  cacheGallery(records, 20, { images: images(3), total: 3 });
  kept.set('r:picture:i0', 'not a record');
  records.write({ 'picture:i1': { id: 'i1', url: '/files/x' } });
  expect(idsOf(20)).toEqual(['i2']);
  records.write({ 'gallery:20': { ids: 'i2' } });
  expect(readCachedGallery(records, 20)).toBeUndefined();
});
