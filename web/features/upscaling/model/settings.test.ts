import { expect, it } from 'vitest';
import { initialUpscaleSettings } from '#contract/upscale.ts';
import { fittedSettings, parseUpscaleSettings } from './settings.ts';

it('returns what was stored', () => {
  const settings = {
    scaleFactor: 4,
    outputFormat: 'png',
    dynamic: 25,
    creativity: 0,
    resemblance: 60,
    prompt: 'a castle',
  } as const;
  expect(parseUpscaleSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});

it('falls back field by field', () => {
  const damaged = { scaleFactor: 3, outputFormat: 'gif', dynamic: 51, creativity: '7', prompt: 'keep me' };
  expect(parseUpscaleSettings(damaged)).toEqual({ ...initialUpscaleSettings, prompt: 'keep me' });
  // A document's default of 0 for old records is below the slider's range.
  expect(parseUpscaleSettings({ resemblance: 0 }).resemblance).toBe(100);
});

it.each([undefined, null, 'text', 7, []])('survives %j', (stored) => {
  expect(parseUpscaleSettings(stored)).toEqual(initialUpscaleSettings);
});

it('replaces a factor that is too large by the largest that fits', () => {
  const eight = { ...initialUpscaleSettings, scaleFactor: 8 } as const;
  expect(fittedSettings(eight, { width: 640, height: 360 }).scaleFactor).toBe(8);
  expect(fittedSettings(eight, { width: 3_000, height: 2_000 }).scaleFactor).toBe(2);
  expect(fittedSettings(eight, { width: 9_000, height: 7_000 }).scaleFactor).toBe(8);
  expect(fittedSettings(eight, null)).toBe(eight);
});
