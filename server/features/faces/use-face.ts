import { randomInt } from 'node:crypto';
import { faceByMood } from '#contract/faces.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import type { FacesContext } from './context.ts';
import { suitingExpressions } from './read-face.ts';
import type { FaceRow } from './schema.ts';
import { selectFace, selectFaces } from './store.ts';

export interface WantedFace {
  userId: string;
  /** A face's id, or `auto` for the one that suits the prompt. */
  face: string;
  prompt: string;
  signal: AbortSignal;
}

/** A face's photo, as other own photos come. */
export interface FacePhoto {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
}

/** Reads the photo of a user's own face. Throws `face_not_found` for another user's, and for a lost file. */
export async function openFace(context: FacesContext, wanted: WantedFace): Promise<FacePhoto> {
  const row = await find(context, wanted);
  if (row === null) throw new AppError('face_not_found');
  try {
    const { bytes, mimeType } = await readStoredPicture(context.objects, row.objectKey);
    return { bytes, mimeType, extension: mimeType === 'image/png' ? 'png' : 'jpg' };
  } catch (cause) {
    if (await context.objects.exists(row.objectKey)) throw cause;
    context.log.error({ key: row.objectKey }, 'the photo of a face is missing from the store');
    throw new AppError('face_not_found', { cause });
  }
}

async function find(context: FacesContext, wanted: WantedFace): Promise<FaceRow | null> {
  const { userId, face, prompt, signal } = wanted;
  const { db } = context.database;
  if (face !== faceByMood) return selectFace(db, userId, face);
  const kept = await selectFaces(db, userId);
  if (kept.length < 2) return kept[0] ?? null;
  for (const expression of await suitingExpressions(context, prompt, signal)) {
    const suiting = kept.filter((row) => row.expression === expression);
    // Of several alike any will do, and not always the same.
    if (suiting.length > 0) return suiting[randomInt(suiting.length)] ?? null;
  }
  return kept[0] ?? null;
}
