import { expect, it } from 'vitest';
import { initialSettings } from '#contract/generation.ts';
import { upscaleInputSchema } from './input.ts';

it('reads the settings of a job from an older version', () => {
  const { settings } = upscaleInputSchema.shape.picture.shape;
  const { words: _absent, ...older } = initialSettings;
  expect(settings.parse(older)).toEqual(initialSettings);
});
