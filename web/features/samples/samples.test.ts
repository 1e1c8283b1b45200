import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { sampleAddress, samples, samplesFor } from './samples.ts';

const publicFiles = Object.keys(import.meta.glob('../../public/samples/*.webp'));

test('the list and the drawn files match', () => {
  const listed = samples.map((sample) => `../../public${sampleAddress(sample)}`);
  expect(publicFiles.toSorted()).toEqual(listed.toSorted());
});

// The first visit shows three (`exampleCount`).
test.each(languages)('three samples are in the language of a reader of %s', (language) => {
  expect(samplesFor(language, 3).map((sample) => sample.language)).toEqual([language, language, language]);
});
