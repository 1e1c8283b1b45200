import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type * as z from 'zod';
import { type Edit, editLimits, type editToSaveSchema } from '#contract/edits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { type AddressSource, readOwnFileKey } from '#server/platform/http/own-file-key.ts';
import type { EditsContext } from './context.ts';
import { keepEdit } from './keep-edit.ts';
import { presentEdits } from './present.ts';
import type { EditRow } from './schema.ts';
import { findByKey } from './store.ts';
import { isDataUrl, readDataUrl, storeThumbnail } from './thumbnails.ts';

/** With the request's names that the caller knows this server by, and its Idempotency-Key. */
export interface SentEdit extends AddressSource {
  edit: z.output<typeof editToSaveSchema>;
  /** Aborted when the user goes away. */
  signal: AbortSignal;
}

/**
 * Keeps a record of an edit. Throws `address_not_allowed` for an address that is none of the user's own pictures,
 * `unsupported_image`, `image_unreadable`, `image_too_large` for a thumbnail that is none, `idempotency_mismatch`,
 * `storage_failed`. Nothing is stored then.
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
  const isKept = await keepOrRemove(context, row, thumbnailKey);
  if (isKept) return presentOne(context, row);
  // The same request has been taken meanwhile, in another connection.
  await context.objects.delete([thumbnailKey]);
  const first = idempotencyKey && (await findByKey(context.database.db, userId, idempotencyKey));
  if (!first) throw new Error('an edit was neither added nor there');
  return answerKnown(context, first, requestHash);
}

/** Its edited picture may be deleted for ever meanwhile, which takes the edits of it along: this one as well. */
async function keepOrRemove(context: EditsContext, row: EditRow, thumbnailKey: string): Promise<boolean> {
  const { userId, editedImageId } = row;
  try {
    return await context.database.inTransaction(async (tx) => {
      if (editedImageId !== null && !(await context.gallery.hold(tx, userId, editedImageId))) {
        throw new AppError('address_not_allowed');
      }
      return keepEdit(context, tx, row);
    });
  } catch (error) {
    // Whether another failure came before or after the commit is not known: the entry for the thumbnail looks later.
    if (error instanceof AppError) await context.objects.delete([thumbnailKey]);
    throw error;
  }
}

async function answerKnown(context: EditsContext, known: EditRow, requestHash: string): Promise<Edit> {
  if (known.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  return presentOne(context, known);
}

async function presentOne(context: EditsContext, row: EditRow): Promise<Edit> {
  const [edit] = await presentEdits(context, row.userId, [row]);
  if (!edit) throw new Error('an edit was not presented');
  return edit;
}

/** The id of the user's own picture that an address stands for; null where none was sent. */
async function ownPicture(
  context: EditsContext,
  sent: SentEdit,
  address: string | undefined,
): Promise<string | null> {
  if (address === undefined) return null;
  return (await findOwn(context, sent, address)).id;
}

/** Throws `address_not_allowed` for what is no file of a picture of the user's own, be it in the trash. */
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
  // An enlarged picture has a hundred megabytes: its smaller copy does as well.
  const small = row?.variants.find(({ width }) => width >= editLimits.thumbnailSide);
  const key = small?.key ?? named;
  const stored = await objects.get(key);
  if (stored !== null) return buffer(stored.stream);
  await gallery.missing.noteFile(key);
  throw new AppError('address_not_allowed');
}
