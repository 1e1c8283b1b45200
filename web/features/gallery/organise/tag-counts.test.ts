import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { readTags, tagCounts } from './tag-counts.ts';

it('the most frequent tags come first, ignoring case', () => {
  const images = [
    sampleImage({ id: 'a', tags: ['shark', 'blue'] }),
    sampleImage({ id: 'b', tags: ['Shark'] }),
    sampleImage({ id: 'c', tags: ['ant'] }),
  ];
  expect(tagCounts(images)).toEqual([
    { tag: 'shark', count: 2 },
    { tag: 'ant', count: 1 },
    { tag: 'blue', count: 1 },
  ]);
});

it('input is split at commas, each tag once', () => {
  expect(readTags(' deep   sea, Shark ,, shark,')).toEqual(['deep sea', 'Shark']);
});
