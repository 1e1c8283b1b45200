import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { efforts } from '#contract/generation.ts';
import { inpaintRequest, sourcePicture } from '../testing/requests.ts';
import { samplingOf, seedAt, stepsFor } from './diffusion-models.ts';
import { maskInSize, modelSize, pictureInSize } from './model-size.ts';

describe('the size that a model can make', () => {
  it.each([
    [1280, 720, 1280, 720],
    [1024, 1024, 1024, 1024],
    [1000, 1000, 1000, 1000],
    [3840, 2160, 1368, 768],
    [37, 5000, 64, 5000],
  ])('of %d x %d is %d x %d', (width, height, wide, high) => {
    expect(modelSize({ width, height }, 1024 * 1024)).toEqual({ width: wide, height: high });
  });

  it('leaves a picture of that size unchanged', async () => {
    const picture = await sourcePicture(64, 48);
    expect(await pictureInSize(picture, { width: 64, height: 48 })).toBe(picture);
    const smaller = await pictureInSize(picture, { width: 32, height: 24 });
    expect(await sharp(smaller.bytes).metadata()).toMatchObject({ format: 'png', width: 32, height: 24 });
  });

  it('gives a mask one channel, so that no server reads its transparency instead', async () => {
    const { mask } = await inpaintRequest();
    const fitted = await maskInSize(mask, { width: 64, height: 32 });
    const { channels, hasAlpha, width, height } = await sharp(fitted.bytes).metadata();
    expect({ channels, hasAlpha, width, height }).toEqual({
      channels: 1,
      hasAlpha: false,
      width: 64,
      height: 32,
    });
  });
});

describe('the sampling of a model', () => {
  it.each([
    ['flux1-schnell-fp8.safetensors', 4, 1],
    ['flux1-dev.safetensors', 24, 1],
    ['sd_xl_turbo_1.0.safetensors', 8, 1.5],
    ['sd3.5_large.safetensors', 28, 4.5],
    ['v1-5-pruned-emaonly.safetensors', 26, 7],
    ['juggernautXL_v9.safetensors', 28, 6.5],
    [null, 28, 6.5],
  ])('is read from its name: %s', (model, steps, cfg) => {
    expect(samplingOf(model)).toMatchObject({ steps, cfg });
  });

  it('takes fewer steps for a lower effort, if the model has many', () => {
    expect(efforts.map((effort) => stepsFor(30, effort))).toEqual([18, 24, 30]);
    expect(efforts.map((effort) => stepsFor(4, effort))).toEqual([4, 4, 4]);
  });

  it.each([7, 0, -7, 2 ** 53, 2 ** 60, 1.5])('has seeds that JSON keeps exactly: from %d', (seed) => {
    for (const place of [0, 1, 3]) {
      expect(Number.isSafeInteger(seedAt(seed, place)) && seedAt(seed, place) >= 0).toBe(true);
    }
  });
});
