import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { type ExportChoice, type ExportSize, exportLimits } from '#contract/image-exports.ts';
import { AppError } from '#server/platform/app-error.ts';
import {
  convertPicture,
  type DownloadFormat,
  downloadQuality,
  mimeTypes,
} from '#server/platform/images/convert.ts';
import { fitJpeg, type KnownFit } from '#server/platform/images/fit-jpeg.ts';
import { type Provenance, withProvenance } from '#server/platform/images/provenance.ts';
import type { ObjectContent } from '#server/platform/objects/objects.ts';
import type { GalleryContext } from '../context.ts';
import { findImage } from '../pictures/store.ts';
import type { ImageRow } from '../schema.ts';
import { openSpliced, planSpliced, type SplicedFile } from './open-spliced.ts';

export interface ExportRequest {
  choice: ExportChoice;
  /** Aborts when the client disconnects. */
  signal?: AbortSignal;
  /** The limiter's queue; the user's own by default. */
  line?: string;
}

export interface ExportedImage {
  /** Bytes if re-encoded; for the stored file a stream, to be read to its end or destroyed. */
  content: Buffer | Readable;
  size: ExportSize;
}

/** A user's picture, and whether its downloads contain the prompt. Stored files never do. */
export interface Exportable {
  row: ImageRow;
  withPrompt: boolean;
}

/** Throws `not_found` for another user's picture. */
export async function findExportable(
  context: GalleryContext,
  { userId, id }: { userId: string; id: string },
): Promise<Exportable> {
  const row = z.uuid().safeParse(id).success ? await findImage(context.database.db, userId, id) : null;
  if (row === null) throw new AppError('not_found');
  return { row, withPrompt: await context.writesPrompt(userId) };
}

/** Whether the stored file is sent, as it is or with the prompt. Others are made. */
export function isKept({ row }: Pick<Exportable, 'row'>, choice: ExportChoice): boolean {
  return choice !== 'fit' && row.mimeType === mimeTypes[choice];
}

/** Exports a picture as a file. Throws `not_found` if its file is missing, and like `convertPicture`. */
export async function exportImage(
  context: GalleryContext,
  exportable: Exportable,
  { choice, signal, line }: ExportRequest,
  known?: KnownFit,
): Promise<ExportedImage> {
  const { row, withPrompt } = exportable;
  if (isKept(exportable, choice)) {
    if (withPrompt) {
      const spliced = await withPromptIn(context, row);
      return {
        content: openSpliced(context.objects, spliced),
        size: storedSize(row, choice, spliced.bytes),
      };
    }
    const { stream, bytes } = await openStored(context, row);
    return { content: stream, size: storedSize(row, choice, bytes) };
  }
  const read = async () => buffer((await openStored(context, row)).stream);
  const provenance = provenanceOf(row, withPrompt);
  const owner = { userId: line ?? row.userId, ...(signal && { signal }) };
  if (choice === 'fit') {
    const fitted = await fitJpeg(read, exportLimits.fitBytes - addedBytes(provenance), owner, known);
    return reencoded(choice, withProvenance(fitted.bytes, provenance), fitted);
  }
  const converted = await convertPicture(read, choice, owner);
  const quality = downloadQuality[choice];
  return reencoded(choice, withProvenance(converted.bytes, provenance), { ...converted, quality });
}

/**
 * Encodes a picture's design that was drawn again, with what its other downloads say of how it was made.
 * Throws like `convertPicture`.
 */
export async function exportDrawing(
  context: GalleryContext,
  row: ImageRow,
  { bytes, format, signal }: { bytes: Uint8Array; format: DownloadFormat; signal: AbortSignal },
): Promise<Buffer> {
  const provenance = provenanceOf(row, await context.writesPrompt(row.userId));
  const converted = await convertPicture(bytes, format, { userId: row.userId, signal });
  return withProvenance(converted.bytes, provenance);
}

/** Returns the size of an export, by making it unless it is the stored file. Throws like `exportImage`. */
export async function measureExport(
  context: GalleryContext,
  exportable: Exportable,
  wanted: ExportRequest,
): Promise<ExportSize> {
  const { row, withPrompt } = exportable;
  if (!isKept(exportable, wanted.choice)) return (await exportImage(context, exportable, wanted)).size;
  const stored = withPrompt ? await withPromptIn(context, row) : await context.objects.head(row.objectKey);
  if (stored === null) return missed(context, row);
  return storedSize(row, wanted.choice, stored.bytes);
}

function reencoded(
  choice: ExportChoice,
  content: Buffer,
  { width, height, quality }: Pick<ExportSize, 'width' | 'height' | 'quality'>,
): ExportedImage {
  return { content, size: { choice, bytes: content.length, width, height, quality, isOriginal: false } };
}

/** The size of the stored file, with or without the prompt. */
function storedSize({ width, height }: ImageRow, choice: ExportChoice, bytes: number): ExportSize {
  return { choice, bytes, width, height, quality: null, isOriginal: true };
}

/** The stored file with the prompt. */
async function withPromptIn(context: GalleryContext, row: ImageRow): Promise<SplicedFile> {
  const spliced = await planSpliced(context.objects, row.objectKey, provenanceOf(row, true));
  return spliced ?? missed(context, row);
}

async function openStored(context: GalleryContext, row: ImageRow): Promise<ObjectContent> {
  return (await context.objects.get(row.objectKey)) ?? missed(context, row);
}

/** Records that a picture's file is missing. Throws `not_found`. */
async function missed({ missing }: GalleryContext, row: ImageRow): Promise<never> {
  await missing.note({ userId: row.userId, imageId: row.id, key: row.objectKey });
  throw new AppError('not_found');
}

/** What a picture's file says of how it was made, in its owner's downloads. */
export function provenanceOf(row: ImageRow, withPrompt: boolean): Provenance {
  const prompt = withPrompt ? row.prompt : null;
  const { isModelMade, baseKey } = row;
  return { tool: row.tool, prompt, engine: row.madeBy, isModelMade, hasDrawnWords: baseKey !== null };
}

/** What the provenance adds to a JPEG. */
function addedBytes(provenance: Provenance): number {
  // Start and end of image: the smallest file that can hold it.
  const smallest = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0);
  return withProvenance(smallest, provenance).length - smallest.length;
}
