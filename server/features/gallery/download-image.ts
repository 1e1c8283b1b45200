import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { AppError } from '#server/platform/http/app-error.ts';
import { convertPicture, type DownloadFormat } from '#server/platform/images/convert.ts';
import type { GalleryContext } from './context.ts';
import { findImage } from './store.ts';

/** A user's own picture as a file to keep. Throws `not_found` for anybody else's. */
export async function downloadImage(
  context: GalleryContext,
  userId: string,
  id: string,
  format: DownloadFormat,
): Promise<Buffer> {
  const row = z.uuid().safeParse(id).success ? await findImage(context.database.db, userId, id) : null;
  const stored = row && (await context.objects.get(row.objectKey));
  if (!row || !stored) throw new AppError('not_found');
  const bytes = await buffer(stored.stream);
  return convertPicture(bytes, {
    format,
    provenance: { tool: row.tool, prompt: row.prompt, madeBy: row.madeBy },
  });
}
