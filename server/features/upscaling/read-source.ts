import { readSettings, settingsFor } from '#contract/generation.ts';
import { nearestAspectRatio } from '#contract/resolutions.ts';
import { findImageStyle } from '#contract/styles.ts';
import { upscaleTool } from '#contract/tools.ts';
import { fitsUpscale, type UpscaleFactor, upscaleThumbnailWidth } from '#contract/upscale.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { resizeToWidth } from '#server/platform/images/resize-to-width.ts';
import type { UpscalingDeps } from './context.ts';
import type { UpscaleInput } from './input.ts';
import type { SourceFile, SourceFiles } from './source-files.ts';

/** A picture to upscale, read and checked, but not stored yet. */
export interface ReadSource extends Pick<UpscaleInput, 'versionOf' | 'stackId' | 'picture'> {
  files: SourceFiles;
}

interface SourceRequest {
  userId: string;
  file: UploadedFile | undefined;
  imageId: string | undefined;
  factor: UpscaleFactor;
  prompt: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Reads the picture to upscale: a file, or the user's own picture. Throws `source_required`,
 * `validation_failed` for both at once, `not_found` for a picture that is not theirs or in the trash,
 * `upscale_too_large` before any pixel is decoded, and what `readPicture` throws.
 */
export async function readSource(deps: UpscalingDeps, request: SourceRequest): Promise<ReadSource> {
  const { file, imageId } = request;
  if (file && imageId !== undefined) {
    const fields = { sourceImageId: 'Send a file or the id of a picture, not both.' };
    throw new AppError('validation_failed', { fields });
  }
  if (imageId !== undefined) return readOwn(deps, { ...request, imageId });
  if (!file) throw new AppError('source_required');
  return readUpload({ ...request, file });
}

async function readOwn(
  { database, gallery }: UpscalingDeps,
  { userId, imageId, factor }: SourceRequest & { imageId: string },
): Promise<ReadSource> {
  const row = await gallery.find(database.db, userId, imageId);
  if (row === null) throw new AppError('not_found');
  requireFit(row, factor);
  return {
    files: filesOfImage(row),
    versionOf: row.id,
    stackId: row.stackId ?? row.id,
    picture: {
      prompt: row.prompt,
      originalPrompt: row.originalPrompt,
      style: { id: row.styleId, name: row.styleName },
      settings: settingsFor(upscaleTool, readSettings(row.settings)),
    },
  };
}

/** The files of a gallery picture, to be copied. */
export function filesOfImage(row: {
  objectKey: string;
  mimeType: string;
  width: number;
  height: number;
  variants: readonly { width: number; key: string }[];
}): SourceFiles {
  const { width, height, objectKey, variants } = row;
  const small = variants.find((variant) => variant.width === upscaleThumbnailWidth);
  return {
    whole: { from: { key: objectKey }, mimeType: readMimeType(row.mimeType) },
    thumbnail: small && small.key !== objectKey ? { from: { key: small.key }, mimeType: 'image/webp' } : null,
    width,
    height,
  };
}

function readMimeType(value: string): SourceFile['mimeType'] {
  return value === 'image/png' || value === 'image/jpeg' ? value : 'image/webp';
}

async function readUpload({ file, ...request }: SourceRequest & { file: UploadedFile }): Promise<ReadSource> {
  const { bytes, mimeType, width, height } = await readPicture(file.path, request, {
    check: (size) => requireFit(size, request.factor),
    // The network must not get lossy input: it would enlarge the artefacts, too.
    keepsLossless: true,
  });
  const thumbnail = width > upscaleThumbnailWidth ? await resizeToWidth(bytes, upscaleThumbnailWidth) : null;
  const style = findImageStyle('Default');
  return {
    files: {
      whole: { from: bytes, mimeType },
      thumbnail: thumbnail && { from: thumbnail, mimeType: 'image/webp' },
      width,
      height,
    },
    versionOf: null,
    stackId: null,
    picture: {
      prompt: request.prompt,
      originalPrompt: null,
      style: { id: style?.id ?? 'Default', name: style?.id ?? 'Default' },
      settings: settingsFor(upscaleTool, { aspectRatio: nearestAspectRatio({ width, height }) }),
    },
  };
}

function requireFit(size: { width: number; height: number }, factor: UpscaleFactor): void {
  if (!fitsUpscale(size, factor)) throw new AppError('upscale_too_large');
}
