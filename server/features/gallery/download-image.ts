import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { AppError } from '#server/platform/http/app-error.ts';
import { convertPicture, type DownloadFormat, mimeTypes } from '#server/platform/images/convert.ts';
import { type Provenance, withProvenance } from '#server/platform/images/provenance.ts';
import { removeXmp } from '#server/platform/images/remove-xmp.ts';
import type { GalleryContext } from './context.ts';
import type { ImageRow } from './schema.ts';
import { findImage } from './store.ts';

interface Wanted {
  userId: string;
  id: string;
  format: DownloadFormat;
  /** Aborted when the user goes away. */
  signal?: AbortSignal;
}

/** A user's own picture as a file to keep. Throws `not_found` for anybody else's. */
export async function downloadImage(context: GalleryContext, wanted: Wanted): Promise<Buffer> {
  const { userId, id, format } = wanted;
  const row = z.uuid().safeParse(id).success ? await findImage(context.database.db, userId, id) : null;
  const stored = row && (await context.objects.get(row.objectKey));
  if (!row || !stored) throw new AppError('not_found');
  const bytes = await buffer(stored.stream);
  const withPrompt = await context.writesPrompt(userId);
  const provenance = provenanceOf(row, withPrompt);
  // The stored file says how it was made, the prompt included, and so does a copy in another format.
  if (row.mimeType !== mimeTypes[format]) {
    return withProvenance(await convertPicture(bytes, format, wanted), provenance);
  }
  return withPrompt ? bytes : withProvenance(removeXmp(bytes), provenance);
}

function provenanceOf(row: ImageRow, withPrompt: boolean): Provenance {
  const prompt = withPrompt ? row.prompt : null;
  return { tool: row.tool, prompt, engine: row.madeBy, isModelMade: row.isModelMade };
}
