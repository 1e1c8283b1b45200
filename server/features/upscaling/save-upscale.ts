import { v5 } from 'uuid';
import * as z from 'zod';
import type { saveUpscale as call, UpscaleItem } from '#contract/upscale-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { type AddressSource, readOwnFileKey } from '#server/platform/http/own-file-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import type { UpscalingDeps } from './context.ts';
import { filesOfImage } from './read-source.ts';
import { readUpscale } from './read-upscales.ts';
import { readSavedSettings } from './saved-settings.ts';
import type { UpscaleRow } from './schema.ts';
import { keysOf, type SourceFiles, storeSource } from './source-files.ts';
import { findUpscale, findUpscaleByAnyId, findUpscaleByKey, insertUpscale } from './store.ts';

interface Saved extends AddressSource {
  body: z.infer<(typeof call)['body']>;
}

/**
 * Adds an original and a result to the upscale history. An existing record, by id or result, stays unchanged.
 * Throws `address_not_allowed` for a URL that is not a picture of the user's own here, and `storage_failed`
 * without room for the copy of the original.
 */
export async function saveUpscale(deps: UpscalingDeps, saved: Saved): Promise<UpscaleItem> {
  const { userId, body } = saved;
  const { database, gallery } = deps;
  const id = readId(body.upscaleId);
  const afterKey = readOwnFileKey(body.afterUrl, saved, deps.publicUrl);
  const beforeKey = readOwnFileKey(body.beforeUrl, saved, deps.publicUrl);
  const after = await findImage(deps, userId, afterKey);
  if (after === null) throw new AppError('address_not_allowed');
  const known = await findKnown(database.db, userId, { id, imageId: after.id });
  if (known) return readUpscale(deps, userId, known.id);
  await requireDiskSpace(deps);
  const before = await findBefore(deps, userId, beforeKey);
  const source = await storeSource(deps, { userId, id }, before.files);
  const record = await database.inTransaction(async (tx): Promise<{ id: string; isNew: boolean } | null> => {
    // A picture deleted at this moment has no history. The lock excludes concurrent saves: a record that one
    // of them made, under this id or another, wins.
    if (!(await gallery.hold(tx, userId, after.id))) return null;
    const first = await findKnown(tx, userId, { id, imageId: after.id });
    if (first) return { id: first.id, isNew: false };
    const isNew = await insertUpscale(tx, {
      userId,
      id,
      source,
      sourceImageId: before.imageId,
      imageId: after.id,
      afterWidth: after.width,
      afterHeight: after.height,
      settings: readSavedSettings(body.settings, { before: source.width, after: after.width }),
      cost: after.cost,
      createdAt: deps.clock.now(),
    });
    return { id, isNew };
  });
  if (!record?.isNew) await deps.objects.delete(keysOf(source));
  if (record === null) throw new AppError('address_not_allowed');
  return readUpscale(deps, userId, record.id);
}

/** Finds an existing record by id or result. */
async function findKnown(
  db: Reader,
  userId: string,
  { id, imageId }: { id: string; imageId: string },
): Promise<UpscaleRow | null> {
  return (await findUpscale(db, userId, id)) ?? (await findUpscaleByAnyId(db, userId, imageId));
}

/** Keeps our ids; derives one from anything else that a client sends. */
function readId(upscaleId: string): string {
  return z.uuid().safeParse(upscaleId).success
    ? upscaleId
    : v5(`upscale:${upscaleId.toWellFormed()}`, v5.URL);
}

async function findImage(
  { database, gallery }: UpscalingDeps,
  userId: string,
  key: string,
): Promise<ImageRow | null> {
  const id = await gallery.findByFile(database.db, userId, key);
  return id === null ? null : gallery.find(database.db, userId, id);
}

async function findBefore(
  deps: UpscalingDeps,
  userId: string,
  key: string,
): Promise<{ files: SourceFiles; imageId: string | null }> {
  const image = await findImage(deps, userId, key);
  if (image) return { files: filesOfImage(image), imageId: image.id };
  const record = await findUpscaleByKey(deps.database.db, userId, key);
  if (record === null) throw new AppError('address_not_allowed');
  const { source, sourceImageId } = record;
  const { width, height } = source;
  const mimeType = mimeTypeOf(source.key);
  const small = source.thumbnailKey;
  return {
    files: {
      whole: { from: { key: source.key }, mimeType },
      thumbnail: small === null ? null : { from: { key: small }, mimeType: 'image/webp' },
      width,
      height,
    },
    imageId: sourceImageId,
  };
}

function mimeTypeOf(key: string): 'image/png' | 'image/jpeg' | 'image/webp' {
  if (key.endsWith('.png')) return 'image/png';
  return key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}
