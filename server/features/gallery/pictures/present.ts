import type { GalleryImage, ImageDetails } from '#contract/images.ts';
import { type AspectRatio, defaultAspectRatio, isAspectRatio } from '#contract/resolutions.ts';
import { defaultTool, isTool, type Tool } from '#contract/tools.ts';
import { isV2Preset } from '#contract/v2-presets.ts';
import type { ImageRow } from '../schema.ts';

/** Signs an object's key into an address that a browser may load. */
export type SignKey = (key: string) => string;

/** How a stored picture looks to its owner. */
export function presentImage(row: ImageRow, sign: SignKey): GalleryImage {
  const url = sign(row.objectKey);
  const variants = row.variants.map(({ width, key }) => ({ width, url: sign(key) }));
  const tool = readTool(row.tool);
  return {
    id: row.id,
    url,
    signedUrl: url,
    thumbnailUrl: variants.find((variant) => variant.width >= 640)?.url ?? url,
    variants,
    thumbhash: row.thumbhash,
    width: row.width,
    height: row.height,
    name: `adventure-${row.id}`,
    prompt: row.prompt,
    originalPrompt: row.originalPrompt ?? row.prompt,
    enhancedPrompt: row.enhancedPrompt,
    style: row.styleName,
    originalStyle: row.styleId,
    variant: tool,
    model: tool,
    resolution: readAspectRatio(row.aspectRatio),
    output_quality: row.quality,
    interval: row.creativity,
    cost: row.cost,
    referenceImageUrl: row.references[0] ? sign(row.references[0].key) : null,
    references: row.references.map(({ key, use }) => ({ url: sign(key), use })),
    preset: isV2Preset(row.preset) ? row.preset : null,
    madeBy: row.madeBy,
    warnings: row.warnings,
    jobId: row.jobId,
    versionOf: row.versionOf,
    stackId: row.stackId,
    isDesign: row.recipe !== null && !row.isModelMade,
    isFavorite: row.isFavorite,
    tags: row.tags,
    collections: row.collections,
    versions: row.versions,
    versionKind: row.versionKind,
    scaleFactor: row.scaleFactor,
    engine: row.engine,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The same with the marks of its references, so that its owner can use all of its settings again. */
export function presentDetails(row: ImageRow, sign: SignKey): ImageDetails {
  const references = row.references.map(({ key, use, strokes }) => ({ url: sign(key), use, strokes }));
  return { ...presentImage(row, sign), references };
}

/** A tool's name out of the database, which may be older than the code. */
export function readTool(value: string | null): Tool {
  return isTool(value) ? value : defaultTool;
}

export function readAspectRatio(value: string): AspectRatio {
  return isAspectRatio(value) ? value : defaultAspectRatio;
}
