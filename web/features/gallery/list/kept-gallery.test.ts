import { expect, test } from 'vitest';
import { createRecordCache } from '#web/api/records/record-cache.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { imagesOf, totalOf } from './gallery-pages.ts';
import { forgetKeptPicture, keepGallery, readKeptGallery } from './kept-gallery.ts';

const images = (count: number) => Array.from({ length: count }, (_, at) => sampleImage({ id: `i${at}` }));

function open() {
  const kept = new Map<string, string>();
  const storage = memoryStorage(kept);
  const records = createRecordCache({ storage: () => storage, prefix: 'r:', now: () => 1_800_000_000_000 });
  const idsOf = (pageSize: number) => imagesOf(readKeptGallery(records, pageSize)).map(({ id }) => id);
  return { kept, records, idsOf };
}

test('shows the newest pictures again, in their order, each page size its own', () => {
  const { records, idsOf } = open();
  keepGallery(records, 3, { images: images(80), total: 340 });
  expect(idsOf(3)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5']);
  // One that keeps none shows what another has kept, and no more than it would keep.
  expect(idsOf(20)).toHaveLength(6);
  expect(idsOf(1)).toEqual(['i0', 'i1']);
  keepGallery(records, 40, { images: images(80), total: 340 });
  expect(idsOf(40)).toHaveLength(50);
  expect(idsOf(3)).toHaveLength(6);
  expect(totalOf(readKeptGallery(records, 3))).toBe(340);
  expect(readKeptGallery(records, 3)?.pages[0]).toMatchObject({ hasMore: false, nextCursor: null });
});

test('what has left the gallery is not kept', () => {
  const { kept, records, idsOf } = open();
  keepGallery(records, 20, { images: images(10), total: 10 });
  keepGallery(records, 2, { images: images(2), total: 10 });
  keepGallery(records, 20, { images: images(10).slice(3, 5), total: 2 });
  expect(idsOf(20)).toEqual(['i3', 'i4']);
  expect([...kept.keys()].filter((key) => key.includes('picture:'))).toHaveLength(4);
  forgetKeptPicture(records, 'i1');
  expect(idsOf(2)).toEqual(['i0']);
  keepGallery(records, 20, { images: [], total: 0 });
  keepGallery(records, 2, { images: [], total: 0 });
  expect(kept.size).toBe(0);
  expect(readKeptGallery(records, 20)).toBeUndefined();
});

test('leaves out what is damaged, and what was written by an older version', () => {
  const { kept, records, idsOf } = open();
  keepGallery(records, 20, { images: images(3), total: 3 });
  kept.set('r:picture:i0', 'not a record');
  records.write({ 'picture:i1': { id: 'i1', url: '/files/x' } });
  expect(idsOf(20)).toEqual(['i2']);
  records.write({ 'gallery:20': { ids: 'i2' } });
  expect(readKeptGallery(records, 20)).toBeUndefined();
});
