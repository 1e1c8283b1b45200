import { expect, test } from 'vitest';
import { uploadLimits } from '#contract/limits.ts';
import { checkFiles, fileKey } from './check-files.ts';
import { maxSidePx, sizeWithin } from './shrink-picture.ts';

const file = (name: string, size = 10, lastModified = 1) => ({ name, size, lastModified });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.png`));

test('accepts thirty pictures and lists those left out', () => {
  const { accepted, tooMany } = checkFiles([], many(32));
  expect(accepted).toHaveLength(30);
  expect(tooMany.map(({ name }) => name)).toEqual(['30.png', '31.png']);
  expect(checkFiles(many(29).map(fileKey), [file('a'), file('b')])).toMatchObject({
    accepted: [{ name: 'a' }],
    tooMany: [{ name: 'b' }],
  });
});

test('accepts no file twice, but two with the same name', () => {
  const again = checkFiles([fileKey(file('a'))], [file('a'), file('a', 11), file('b'), file('b')]);
  expect(again.accepted).toEqual([file('a', 11), file('b')]);
  expect(again.repeated).toEqual([file('a'), file('b')]);
});

test('refuses a file that is too large, however few there are', () => {
  const { tooLarge, accepted } = checkFiles([], [file('a', uploadLimits.maxBytes + 1), file('b')]);
  expect(tooLarge.map(({ name }) => name)).toEqual(['a']);
  expect(accepted.map(({ name }) => name)).toEqual(['b']);
});

test('a picture is shrunk, never enlarged, and keeps its shape', () => {
  expect(sizeWithin(4_000, 3_000, maxSidePx)).toEqual({ width: 1_280, height: 960 });
  expect(sizeWithin(3_000, 4_000, maxSidePx)).toEqual({ width: 960, height: 1_280 });
  expect(sizeWithin(640, 360, maxSidePx)).toEqual({ width: 640, height: 360 });
  expect(sizeWithin(10_000, 1, maxSidePx)).toEqual({ width: 1_280, height: 1 });
});
