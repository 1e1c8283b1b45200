import { toDocumentedImage } from '#contract/documented-settings.ts';
import { type GenerationSettings, settingsFor } from '#contract/generation.ts';
import { unnamed } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';

export interface ImageFields extends Partial<Omit<GalleryImage, 'settings'>> {
  settings?: Partial<GenerationSettings>;
}

/**
 * A finished picture, for tests and for the page that shows every popup; of the settings only those that
 * differ from the tool's usual ones.
 */
export function sampleImage({
  tool = 'Thumbnail',
  settings: changed,
  ...fields
}: ImageFields = {}): GalleryImage {
  const settings = { ...settingsFor(tool, {}), ...changed };
  return {
    id: 'image-1',
    url: '/files/full',
    signedUrl: '/files/full',
    thumbnailUrl: '/files/640',
    variants: [],
    thumbhash: '',
    width: 1280,
    height: 720,
    name: unnamed(fields.id ?? 'image-1'),
    prompt: 'a shark',
    originalPrompt: 'a shark',
    enhancedPrompt: null,
    style: 'MrBeast-tzdev',
    originalStyle: 'MrBeast-tzdev',
    tool,
    settings,
    ...toDocumentedImage(tool, settings),
    cost: 15,
    referenceImageUrl: null,
    references: [],
    madeBy: 'Designed by the built-in engine',
    warnings: [],
    jobId: null,
    versionOf: null,
    stackId: null,
    isDesign: true,
    isFavorite: false,
    tags: [],
    collections: [],
    versions: 1,
    versionKind: 'original',
    scaleFactor: null,
    engine: 'builtin',
    deletedAt: null,
    createdAt: '2026-05-01T09:00:00.000Z',
    ...fields,
  };
}
