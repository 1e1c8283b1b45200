import { expect, test } from 'vitest';
import { initialUpscaleSettings } from '#contract/upscale.ts';
import { sampleUpscale } from '../testing/sample-upscale.ts';
import { resultFile } from './result-file.ts';

const imageId = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';

test('is downloaded like a picture of the gallery, without the prompt if its owner wants that', () => {
  const settings = { ...initialUpscaleSettings, outputFormat: 'png' as const };
  expect(resultFile(sampleUpscale({ imageId, settings }))).toEqual({
    href: `/api/images/${imageId}/download?format=png`,
    name: `adventure-${imageId}.png`,
  });
});

test('is null without a result, and if its file is gone', () => {
  expect(resultFile(sampleUpscale({ status: 'processing', afterUrl: null }))).toBeNull();
  expect(resultFile(sampleUpscale({ imageId, afterUrl: null }))).toBeNull();
});
