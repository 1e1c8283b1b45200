import { expect, test } from 'vitest';
import { dealt, wallAddress, wallPictures } from './wall-pictures.ts';

test('every picture of the wall is a file of the showcase', () => {
  const files = Object.keys(import.meta.glob('../../public/media/showcase/*-480.webp'));
  expect(wallPictures.map((name) => `../../public${wallAddress(name)}`).toSorted()).toEqual(files.toSorted());
});

test('no picture is twice in the part of the wall that a screen shows', () => {
  for (const [columns, visible] of [
    [6, 7],
    [2, 21],
  ] as const) {
    const seen = dealt(columns).flatMap((names) => names.slice(0, visible));
    expect(seen).toHaveLength(columns * visible);
    expect(new Set(seen).size).toBe(seen.length);
  }
  // A taller screen is filled, too.
  for (const names of dealt(6)) expect(new Set(names).size).toBe(wallPictures.length);
});
