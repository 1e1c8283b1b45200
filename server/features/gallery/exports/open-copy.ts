import type { Readable } from 'node:stream';
import { variantWidths } from '#contract/resolutions.ts';
import type { GalleryContext } from '../context.ts';
import { findPresent } from '../pictures/store.ts';
import { type ExportRequest, exportImage } from './export-image.ts';

/** A file for people who may see a picture, but not its prompt. */
export interface OpenedCopy {
  /** A stream is to be read to its end or destroyed. */
  content: Buffer | Readable;
  bytes: number;
  mimeType: 'image/webp' | 'image/jpeg';
}

export interface WantedCopy {
  userId: string;
  id: string;
  /** Of a WebP; or the whole picture as a JPEG. */
  size: number | 'full';
  signal: AbortSignal;
}

const widestCopy = Math.max(...variantWidths);

/** The widths that others may see: not wider than our copies, unless there is only the picture itself. */
export function copyWidths(variants: readonly { width: number }[]): number[] {
  const widths = variants.map(({ width }) => width);
  const narrow = widths.filter((width) => width <= widestCopy);
  return narrow.length > 0 ? narrow : widths.slice(0, 1);
}

/**
 * Opens a picture for strangers, without its prompt, whatever its owner's downloads have. Null for an unknown
 * picture, one in the trash, and a width that it has no copy of. Throws like `exportImage`.
 */
export async function openCopy(
  context: GalleryContext,
  { userId, id, size, signal }: WantedCopy,
): Promise<OpenedCopy | null> {
  const row = await findPresent(context.database.db, userId, id);
  if (row === null) return null;
  // A queue of their own: strangers do not delay the owner's downloads.
  const request: Omit<ExportRequest, 'choice'> = { signal, line: `copies of ${userId}` };
  const exportable = { row, withPrompt: false };
  if (size === 'full') {
    const { content, size: made } = await exportImage(context, exportable, { ...request, choice: 'jpg' });
    return { content, bytes: made.bytes, mimeType: 'image/jpeg' };
  }
  const copies = row.variants.length > 0 ? row.variants : [{ width: row.width, key: row.objectKey }];
  const copy = copies.find(({ width }) => width === size);
  if (copy === undefined || !copyWidths(copies).includes(size)) return null;
  if (copy.key === row.objectKey) {
    const { content, size: made } = await exportImage(context, exportable, { ...request, choice: 'webp' });
    return { content, bytes: made.bytes, mimeType: 'image/webp' };
  }
  const stored = await context.objects.get(copy.key);
  return stored && { content: stored.stream, bytes: stored.bytes, mimeType: 'image/webp' };
}
