import { initialUpscaleSettings } from '#contract/upscale.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';

/** An upscale as the server sends it, with overrides for a test. */
export function sampleUpscale(fields: Partial<UpscaleItem> = {}): UpscaleItem {
  const timestamp = fields.timestamp ?? '2026-11-22T10:00:00.000Z';
  return {
    id: '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22',
    status: 'succeeded',
    progress: 100,
    isProgressMeasured: true,
    startedAt: null,
    beforeUrl: '/files/before.png',
    beforeSize: { width: 640, height: 360 },
    afterUrl: '/files/after.webp',
    afterThumbnailUrl: '/files/after-640.webp',
    beforeThumbnailUrl: '/files/before-640.webp',
    afterSize: { width: 1280, height: 720 },
    settings: initialUpscaleSettings,
    cost: 5,
    madeBy: null,
    warnings: [],
    imageId: null,
    sourceImageId: null,
    error: null,
    timestamp,
    createdAt: timestamp,
    originalImageUrl: '/files/before.png',
    upscaledImageUrl: '/files/after.webp',
    ...fields,
  };
}
