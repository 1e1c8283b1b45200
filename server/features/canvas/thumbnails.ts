import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readDownscaled } from '#server/platform/images/downscaled.ts';
import type { Caller } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { findDocument, requireOutsideTrash } from './documents.ts';
import { removeFiles, removeFilesAfter, storeFile } from './files.ts';
import type { DocumentRow } from './schema.ts';
import { lockDocument, updateDocument } from './store.ts';

const dataUrl = /^data:image\/[\w.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/;

/** Returns the file in a data URL. Throws `unsupported_image` unless it is a base64 image. */
export function readImageUrl(url: string): Buffer {
  const [, base64] = dataUrl.exec(url) ?? [];
  if (base64 === undefined) throw new AppError('unsupported_image');
  return Buffer.from(base64, 'base64');
}

/**
 * Sets a document's small picture, re-encoded. Throws `not_found`, `canvas_document_in_trash`,
 * `storage_failed`, and what the picture intake throws.
 */
export async function setThumbnail(
  context: CanvasContext,
  caller: Caller,
  { id, picture }: { id: string; picture: string | Uint8Array },
): Promise<DocumentRow> {
  const { userId } = caller;
  await findDocument(context, userId, id);
  await requireDiskSpace(context);
  const { bytes } = await readDownscaled(picture, { side: canvasLimits.thumbnailSide }, caller);
  // The content behind a key never changes: each has its own.
  const key = `canvas-thumbnails/${userId}/${context.newId()}.jpg`;
  await storeFile(context, { userId, key }, { bytes, mimeType: 'image/jpeg' });
  try {
    return await context.database.inTransaction(async (tx) => {
      const row = requireOutsideTrash(await lockDocument(tx, userId, id));
      await removeFilesAfter(context, tx, [row.thumbnailKey]);
      await updateDocument(tx, row, { thumbnailKey: key });
      return { ...row, thumbnailKey: key };
    });
  } catch (error) {
    if (error instanceof AppError) await removeFiles(context, [key]);
    throw error;
  }
}
