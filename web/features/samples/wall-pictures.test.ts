import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { dealt, wallPictures } from './wall-pictures.ts';

test('the pictures of the wall are the files of the showcase and the drawn ones', () => {
  const files = [
    ...Object.keys(import.meta.glob('../../public/media/showcase/*-480.webp')),
    ...Object.keys(import.meta.glob('../../public/samples/wall/*.webp')),
  ];
  const shown = languages.flatMap(wallPictures).map((address) => `../../public${address}`);
  expect(shown.toSorted()).toEqual(files.toSorted());
});

describe.each(languages)('for a reader of %s', (language) => {
  const pictures = wallPictures(language);

  test.each([
    ['four columns of five', 4, 5],
    ['two rows of ten', 2, 10],
  ])('no picture is twice in %s', (_part, count, visible) => {
    const seen = dealt(pictures, count).flatMap((some) => some.slice(0, visible));
    expect(seen).toHaveLength(count * visible);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('larger screens are filled, too', () => {
    for (const some of dealt(pictures, 6)) expect(new Set(some).size).toBe(pictures.length);
  });
});
