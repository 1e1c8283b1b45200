import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { draftOfImage } from './draft-of-image.ts';

it('repeats a picture once, from the user’s own words', () => {
  const image = sampleImage({
    tool: 'Genesys Pro',
    originalPrompt: 'a shark',
    prompt: 'a giant shark',
    style: 'Comic',
    originalStyle: 'Comic',
    settings: { aspectRatio: '1:1', creativity: 7, count: 4, seed: 77 },
  });
  expect(draftOfImage(image)).toMatchObject({
    tool: 'Genesys Pro',
    prompt: 'a shark',
    style: 'Comic',
    settings: { aspectRatio: '1:1', creativity: 7, count: 1, seed: null },
  });
});

it('knows the preset of Thumbnails V2', () => {
  const image = sampleImage({
    tool: 'ThumbnailsV2',
    originalStyle: 'v2:mrbeast',
    settings: { preset: 'mrbeast' },
  });
  expect(draftOfImage(image)).toMatchObject({ tool: 'ThumbnailsV2', settings: { preset: 'mrbeast' } });
});

it('is null for a tool with another form', () => {
  expect(draftOfImage(sampleImage({ tool: 'Upscaler' }))).toBeNull();
});
