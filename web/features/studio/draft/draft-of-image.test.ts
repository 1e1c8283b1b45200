import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { draftOfImage } from './draft-of-image.ts';

it('makes a picture like this one again, once, from what was written for it', () => {
  const image = sampleImage({
    variant: 'Genesys Pro',
    originalPrompt: 'a shark',
    prompt: 'a giant shark',
    style: 'Comic',
    originalStyle: 'Comic',
    resolution: '1:1',
    interval: 7,
  });
  expect(draftOfImage(image)).toMatchObject({
    tool: 'Genesys Pro',
    prompt: 'a shark',
    style: 'Comic',
    aspectRatio: '1:1',
    creativity: 7,
    count: 1,
  });
});

it('knows the preset of ThumbnailsV2', () => {
  const image = sampleImage({ variant: 'ThumbnailsV2', originalStyle: 'v2:mrbeast', preset: 'mrbeast' });
  expect(draftOfImage(image)).toMatchObject({ tool: 'ThumbnailsV2', preset: 'mrbeast' });
});

it('has none for a tool with another form', () => {
  expect(draftOfImage(sampleImage({ variant: 'Upscaler' }))).toBeNull();
});
