import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type * as z from 'zod';
import { editTypes } from '#contract/edit-calls.ts';
import { type Edit, editLimits, type editToSaveSchema } from '#contract/edits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { type AddressSource, readOwnFileKey } from '#server/platform/http/own-file-key.ts';
import { addEdit } from './add-edit.ts';
import type { EditsContext } from './context.ts';
import { presentEdits } from './present.ts';
import type { EditRow } from './schema.ts';
import { findByKey, removeMade } from './store.ts';
import { isDataUrl, readDataUrl, storeThumbnail } from './thumbnails.ts';

/** With the names under which the caller reaches this server, and the Idempotency-Key. */
export interface SentEdit extends AddressSource {
  edit: z.output<typeof editToSaveSchema>;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Stores a record of an edit. Throws `address_not_allowed` for a URL that is not a picture of the user's own,
 * `unsupported_image`, `image_unreadable` and `image_too_large` for a bad thumbnail, `idempotency_mismatch`,
 * `storage_failed`. Stores nothing then.
 */
export async function saveEdit(context: EditsContext, sent: SentEdit): Promise<Edit> {
  const { userId, edit, request, signal } = sent;
  const idempotencyKey = readIdempotencyKey(request.headers.get('idempotency-key'));
  const requestHash = createHash('sha256').update(JSON.stringify(edit)).digest('hex');
  const known = idempotencyKey && (await findByKey(context.database.db, userId, idempotencyKey));
  if (known) return answerKnown(context, known, requestHash);

  const [originalImageId, editedImageId] = [
    await ownPicture(context, sent, edit.originalImageUrl),
    await ownPicture(context, sent, edit.editedImageUrl),
  ];
  const id = context.newId();
  const source = await thumbnailOf(context, sent);
  const thumbnailKey = await storeThumbnail(context, { userId, id, signal }, source);
  const { name, description, prompt, metadata } = edit;
  const createdAt = context.clock.now();
  const words = { name, description, prompt, metadata };
  const made = { userId, id, createdAt, originalImageId, editedImageId, thumbnailKey };
  const row: EditRow = { ...words, ...made, idempotencyKey, requestHash };
  const isKept = await addOrRemove(context, row, thumbnailKey);
  if (isKept) return presentOne(context, row);
  // A concurrent request with the same key was first.
  await context.objects.delete([thumbnailKey]);
  const first = idempotencyKey && (await findByKey(context.database.db, userId, idempotencyKey));
  if (!first) throw new Error('an edit was neither inserted nor found');
  return answerKnown(context, first, requestHash);
}

/** Its edited picture may be deleted forever meanwhile, which removes its edits: this one as well. */
async function addOrRemove(context: EditsContext, row: EditRow, thumbnailKey: string): Promise<boolean> {
  const { userId, editedImageId } = row;
  try {
    return await context.database.inTransaction(async (tx) => {
      if (editedImageId !== null && !(await context.gallery.hold(tx, userId, editedImageId))) {
        throw new AppError('address_not_allowed');
      }
      // A client of the specification reports its AI edits itself: its own words then replace the server's.
      if (editedImageId !== null && isAiEdit(row)) await removeMade(tx, userId, editedImageId);
      return addEdit(context, tx, row);
    });
  } catch (error) {
    // After any other failure it is unknown whether the commit happened: the thumbnail's check cleans up
    // later.
    if (error instanceof AppError) await context.objects.delete([thumbnailKey]);
    throw error;
  }
}

function isAiEdit({ metadata: { editType } }: EditRow): boolean {
  return Object.values(editTypes).some((type) => type === editType);
}

async function answerKnown(context: EditsContext, known: EditRow, requestHash: string): Promise<Edit> {
  if (known.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  return presentOne(context, known);
}

async function presentOne(context: EditsContext, row: EditRow): Promise<Edit> {
  const [edit] = await presentEdits(context, row.userId, [row]);
  if (!edit) throw new Error('the saved edit could not be read');
  return edit;
}

/** Returns the id of the user's own picture behind a URL; null if none was sent. */
async function ownPicture(
  context: EditsContext,
  sent: SentEdit,
  address: string | undefined,
): Promise<string | null> {
  if (address === undefined) return null;
  return (await findOwn(context, sent, address)).id;
}

/** Throws `address_not_allowed` unless it is a file of a picture of the user's own, trash included. */
async function findOwn(
  { database, gallery, publicUrl }: EditsContext,
  sent: SentEdit,
  address: string,
): Promise<{ id: string; key: string }> {
  const key = readOwnFileKey(address, sent, publicUrl);
  const id = await gallery.findByFile(database.db, sent.userId, key);
  if (id === null) throw new AppError('address_not_allowed');
  return { id, key };
}

async function thumbnailOf(context: EditsContext, sent: SentEdit): Promise<Buffer> {
  const { thumbnail } = sent.edit;
  if (isDataUrl(thumbnail)) return readDataUrl(thumbnail);
  const { database, gallery, objects } = context;
  const { id, key: named } = await findOwn(context, sent, thumbnail);
  const row = await gallery.find(database.db, sent.userId, id);
  // An upscaled picture can have a hundred megabytes: its smaller copy is enough.
  const small = row?.variants.find(({ width }) => width >= editLimits.thumbnailSide);
  const key = small?.key ?? named;
  const stored = await objects.get(key);
  if (stored !== null) return buffer(stored.stream);
  await gallery.missing.noteFile(key);
  throw new AppError('address_not_allowed');
}
