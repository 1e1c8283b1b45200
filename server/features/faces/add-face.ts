import { faceLimits } from '#contract/limits.ts';
import { referenceLimits } from '#contract/references.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { requireBreadth } from '#server/platform/images/require-breadth.ts';
import type { FacesContext } from './context.ts';
import { removeFiles, storeFiles } from './face-files.ts';
import { makePreview } from './preview.ts';
import { readFace } from './read-face.ts';
import type { FaceRow } from './schema.ts';
import { insertConsent, insertFace, lockLibrary, selectConsent, selectFaces } from './store.ts';

export interface SentFace {
  userId: string;
  file: UploadedFile;
  /** Whether the user agrees with this request. */
  hasConsent: boolean;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export interface AddedFace {
  row: FaceRow;
  /** Null if this server cannot tell. */
  isFaceFound: boolean | null;
}

/**
 * Keeps a photo of the user's face; the same file again is the same face. Throws `face_consent_required`,
 * `too_many_faces`, `storage_failed`, and what the picture intake throws.
 */
export async function addFace(context: FacesContext, sent: SentFace): Promise<AddedFace> {
  const { userId, file, signal } = sent;
  await requireDiskSpace(context);
  const known = await admit(context.database.db, sent);
  if (known) return { row: known, isFaceFound: null };
  const picture = await readPicture(file.path, sent, {
    longest: referenceLimits.shrinkTo,
    check: requireBreadth,
  });
  const reading = await readFace(context, picture, signal);
  const face = { userId, id: context.newId() };
  const preview = await makePreview(picture, reading?.box ?? null);
  const keys = await storeFiles(context, face, { picture, preview });
  const { width, height } = picture;
  const row: FaceRow = {
    ...face,
    ...keys,
    expression: reading?.expression ?? 'neutral',
    width,
    height,
    sha256: file.sha256,
    createdAt: context.clock.now(),
  };
  try {
    const kept = await context.database.inTransaction((tx) => add(tx, sent, row));
    if (kept.id !== row.id) await removeFiles(context, face);
    return { row: kept, isFaceFound: reading && reading.box !== null };
  } catch (error) {
    // If it is unknown whether the face was added, the files stay until the check.
    if (error instanceof AppError) await removeFiles(context, face);
    throw error;
  }
}

/** Checked again when storing: the library may have filled meanwhile. */
async function add(tx: Tx, sent: SentFace, row: FaceRow): Promise<FaceRow> {
  await lockLibrary(tx, row.userId);
  const known = await admit(tx, sent);
  if (known) return known;
  if (sent.hasConsent) await insertConsent(tx, row.userId, row.createdAt);
  await insertFace(tx, row);
  return row;
}

/** Returns the face that this file is already, or null if it may be added. */
async function admit(db: Reader, { userId, file, hasConsent }: SentFace): Promise<FaceRow | null> {
  if (!hasConsent && (await selectConsent(db, userId)) === null) throw new AppError('face_consent_required');
  const kept = await selectFaces(db, userId);
  const known = kept.find(({ sha256 }) => sha256 === file.sha256);
  if (known) return known;
  if (kept.length >= faceLimits.max) throw new AppError('too_many_faces');
  return null;
}
