import { expect, it } from 'vitest';
import { initialSettings } from '#contract/generation.ts';
import { versionInputSchema } from './version-input.ts';

it('reads the settings of a job from an older version', () => {
  const { settings } = versionInputSchema.shape;
  const { words: _absent, ...older } = initialSettings;
  expect(settings.parse(older)).toEqual(initialSettings);
});
