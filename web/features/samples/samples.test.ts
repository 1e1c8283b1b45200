import { expect, test } from 'vitest';
import { sampleAddress, samples } from './samples.ts';

const publicFiles = Object.keys(import.meta.glob('../../public/samples/*.webp'));

test('the list and the drawn files match', () => {
  const listed = samples.map((sample) => `../../public${sampleAddress(sample)}`);
  expect(publicFiles.toSorted()).toEqual(listed.toSorted());
});
