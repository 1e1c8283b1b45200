import type { GalleryImage } from '#contract/images.ts';

/** A finished picture for tests. */
export function sampleImage(fields: Partial<GalleryImage> = {}): GalleryImage {
  return {
    id: 'image-1',
    url: '/files/full',
    signedUrl: '/files/full',
    thumbnailUrl: '/files/640',
    variants: [],
    thumbhash: '',
    width: 1280,
    height: 720,
    name: 'a shark',
    prompt: 'a shark',
    originalPrompt: 'a shark',
    enhancedPrompt: null,
    style: 'MrBeast-tzdev',
    originalStyle: 'MrBeast-tzdev',
    variant: 'Thumbnail',
    model: 'Thumbnail',
    resolution: '16:9',
    output_quality: 100,
    interval: null,
    cost: 15,
    referenceImageUrl: null,
    references: [],
    preset: null,
    madeBy: 'Designed by the built-in engine',
    warnings: [],
    jobId: null,
    versionOf: null,
    stackId: null,
    isDesign: true,
    createdAt: '2026-05-01T09:00:00.000Z',
    ...fields,
  };
}
