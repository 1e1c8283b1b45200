import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { UpscalingDeps } from './context.ts';
import type { StoredSource } from './schema.ts';
import { findUpscale } from './store.ts';

/** A picture to store as an upscale's original: bytes, or an existing object to copy. */
export interface SourceFiles {
  whole: SourceFile;
  /** A smaller copy for lists; null if the picture itself is small. */
  thumbnail: SourceFile | null;
  width: number;
  height: number;
}

export interface SourceFile {
  from: Uint8Array | { key: string };
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
}

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Checks, some time after a source was stored, whether its record exists. */
export const checkSourceEntry = defineJob(
  'upscaling-check-source',
  z.object({ userId: z.string(), id: z.string(), keys: z.array(z.string()) }),
);

/** Removes the source of a deleted record. */
export const removeSourceEntry = defineJob(
  'upscaling-remove-source',
  z.object({ keys: z.array(z.string()) }),
);

/** Far longer than any start of a job takes. */
const checkAfterMs = hourMs;

/**
 * Stores the source of a record about to be written. First enqueues a check, so that a crash in between
 * leaves no orphan. Throws `storage_failed`, and `not_found` for a picture deleted meanwhile.
 */
export async function storeSource(
  deps: UpscalingDeps,
  record: { userId: string; id: string },
  { whole, thumbnail, width, height }: SourceFiles,
): Promise<StoredSource> {
  // A new folder each time: two concurrent saves of the same record must not delete each other's files.
  const folder = `upscale-sources/${record.userId}/${deps.newId()}`;
  const source: StoredSource = {
    key: `${folder}/before.${endings[whole.mimeType]}`,
    thumbnailKey: thumbnail && `${folder}/before-small.${endings[thumbnail.mimeType]}`,
    width,
    height,
  };
  const startAfter = new Date(deps.clock.now().getTime() + checkAfterMs);
  const keys = keysOf(source);
  await deps.database.inTransaction((tx) =>
    deps.queue.enqueue(tx, checkSourceEntry, { ...record, keys }, { startAfter }),
  );
  try {
    await store(deps, source.key, whole);
    if (thumbnail && source.thumbnailKey) await store(deps, source.thumbnailKey, thumbnail);
  } catch (error) {
    // If the whole store is down, the check removes what was stored.
    await deps.objects.delete(keys).catch(() => {});
    throw error;
  }
  return source;
}

export function keysOf({ key, thumbnailKey }: Pick<StoredSource, 'key' | 'thumbnailKey'>): string[] {
  return thumbnailKey === null ? [key] : [key, thumbnailKey];
}

async function store(
  { objects, gallery }: Pick<UpscalingDeps, 'objects' | 'gallery'>,
  key: string,
  { from, mimeType }: SourceFile,
): Promise<void> {
  const options = { contentType: mimeType };
  try {
    if (from instanceof Uint8Array) return await objects.put(key, from, options);
    const object = await objects.get(from.key);
    if (object === null) {
      await gallery.missing.noteFile(from.key);
      throw new AppError('not_found');
    }
    await objects.put(key, { stream: object.stream, bytes: object.bytes }, options);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('storage_failed', { cause });
  }
}

/** Registers the workers that remove sources without a record. */
export function workOnSources(deps: UpscalingDeps): void {
  deps.queue.work(checkSourceEntry, async ({ payload: { userId, id, keys } }) => {
    const record = await findUpscale(deps.database.db, userId, id);
    if (record === null || !keys.includes(record.source.key)) await deps.objects.delete(keys);
  });
  deps.queue.work(removeSourceEntry, async ({ payload }) => {
    await deps.objects.delete(payload.keys);
  });
}
