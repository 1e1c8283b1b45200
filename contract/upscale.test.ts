import { describe, expect, it } from 'vitest';
import { fitsUpscale, initialUpscaleSettings, upscaleObstacle, upscaleSettingsSchema } from './upscale.ts';

describe('the settings of an upscale', () => {
  it('default to 2× WebP with the documented sliders', () => {
    expect(initialUpscaleSettings).toEqual({
      scaleFactor: 2,
      outputFormat: 'webp',
      dynamic: 10,
      creativity: 3,
      resemblance: 100,
      prompt: '',
    });
  });

  it.each([
    [{ scaleFactor: '8' }, { scaleFactor: 8 }],
    [{ outputFormat: 'JPEG' }, { outputFormat: 'jpg' }],
    [{ outputFormat: 'PNG' }, { outputFormat: 'png' }],
    [
      { dynamic: '50', creativity: '0', resemblance: '1' },
      { dynamic: 50, creativity: 0, resemblance: 1 },
    ],
    [
      { dynamic: '', creativity: ' ', resemblance: undefined },
      { dynamic: 10, creativity: 3, resemblance: 100 },
    ],
    [{ prompt: '  sharper  ' }, { prompt: 'sharper' }],
  ])('reads %o', (sent, read) => {
    expect(upscaleSettingsSchema.parse(sent)).toMatchObject(read);
  });

  it.each([
    { scaleFactor: 3 },
    { scaleFactor: '' },
    { outputFormat: 'gif' },
    { dynamic: 0 },
    { dynamic: 51 },
    { creativity: -1 },
    { creativity: 11 },
    { resemblance: 0 },
    { resemblance: 101 },
    { resemblance: 'much' },
    { creativity: null },
    { creativity: [] },
    { dynamic: true },
    { prompt: 'a\0b' },
    { prompt: 'x'.repeat(4_001) },
  ])('refuses %o', (sent) => {
    expect(upscaleSettingsSchema.safeParse(sent).success).toBe(false);
  });
});

describe('a picture', () => {
  it.each([
    [{ width: 1280, height: 720 }, 8, true],
    [{ width: 4_000, height: 4_000 }, 2, true],
    [{ width: 4_001, height: 4_000 }, 2, false],
    [{ width: 2_048, height: 100 }, 8, false],
    [{ width: 2_047, height: 100 }, 8, true],
  ] as const)('of %o fits an upscale by %i: %s', (size, factor, fits) => {
    expect(fitsUpscale(size, factor)).toBe(fits);
  });

  it('is checked for presence first, then for the factor, then for the coins', () => {
    const settings = { scaleFactor: 8 } as const;
    expect(upscaleObstacle(null, settings, 0)).toBe('no_source');
    expect(upscaleObstacle({ width: 9_000, height: 9_000 }, settings, 0)).toBe('too_large');
    expect(upscaleObstacle({ width: 90, height: 90 }, settings, 4)).toBe('too_few_coins');
    expect(upscaleObstacle({ width: 90, height: 90 }, settings, 5)).toBeNull();
  });
});
