import { toDocumentedImage } from '#contract/documented-settings.ts';
import { readSettings } from '#contract/generation.ts';
import { unnamed } from '#contract/image-exports.ts';
import type { GalleryImage, ImageDetails } from '#contract/images.ts';
import { styleValue } from '#contract/styles.ts';
import { defaultTool, isTool, type Tool } from '#contract/tools.ts';
import type { ImageRow } from '../schema.ts';

/** Signs an object's key as a URL for browsers. */
export type SignKey = (key: string) => string;

/** A stored picture as its owner sees it. */
export function presentImage(row: ImageRow, sign: SignKey): GalleryImage {
  const url = sign(row.objectKey);
  const variants = row.variants.map(({ width, key }) => ({ width, url: sign(key) }));
  const tool = readTool(row.tool);
  const settings = readSettings(row.settings);
  return {
    id: row.id,
    url,
    signedUrl: url,
    thumbnailUrl: variants.find((variant) => variant.width >= 640)?.url ?? url,
    variants,
    thumbhash: row.thumbhash,
    width: row.width,
    height: row.height,
    name: row.name ?? unnamed(row.id),
    prompt: row.prompt,
    originalPrompt: row.originalPrompt ?? row.prompt,
    enhancedPrompt: row.enhancedPrompt,
    style: styleValue({ id: row.styleId, name: row.styleName }),
    originalStyle: row.styleId,
    tool,
    settings,
    ...toDocumentedImage(tool, settings),
    cost: row.cost,
    referenceImageUrl: row.references[0] ? sign(row.references[0].key) : null,
    references: row.references.map(({ key, use }) => ({ url: sign(key), use })),
    madeBy: row.madeBy,
    warnings: row.warnings,
    jobId: row.jobId,
    versionOf: row.versionOf,
    stackId: row.stackId,
    isDesign: row.recipe !== null && (!row.isModelMade || row.baseKey !== null),
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

/** With the marks of its references, so that its owner can reuse all settings. */
export function presentDetails(row: ImageRow, sign: SignKey): ImageDetails {
  const references = row.references.map(({ key, use, strokes }) => ({ url: sign(key), use, strokes }));
  return { ...presentImage(row, sign), references };
}

/** A tool's name from the database, which may be older than the code. */
export function readTool(value: string | null): Tool {
  return isTool(value) ? value : defaultTool;
}
