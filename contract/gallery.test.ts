import { expect, it } from 'vitest';
import { createCollection, tagImages } from './gallery.ts';
import { galleryFilterSchema } from './gallery-filters.ts';
import { galleryLimits } from './limits.ts';

const selection = { ids: ['0198c0de-0000-7000-8000-000000000001'] };
const readTag = (tag: string) => tagImages.body.safeParse({ selection, add: [tag] });

it('limits the length of a name in its stored, normalised form', () => {
  // One character that NFC normalises to two.
  const qa = '\u0958';
  expect(readTag(qa.repeat(galleryLimits.tagMaxCharacters / 2)).data?.add).toEqual([
    '\u0915\u093c'.repeat(galleryLimits.tagMaxCharacters / 2),
  ]);
  expect(readTag(qa.repeat(galleryLimits.tagMaxCharacters)).success).toBe(false);
  const { collectionNameMaxCharacters: most } = galleryLimits;
  expect(createCollection.body.safeParse({ name: 'e\u0301'.repeat(most) }).data?.name).toHaveLength(most);
});

it('filters by every valid tag, also if its lower case is longer', () => {
  const tag = '\u0130'.repeat(galleryLimits.tagMaxCharacters);
  expect(readTag(tag).success).toBe(true);
  expect(galleryFilterSchema.safeParse({ tag: tag.toLowerCase() }).success).toBe(true);
});
