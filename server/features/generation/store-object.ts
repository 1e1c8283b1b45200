import { AppError } from '#server/platform/app-error.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';

/** Stores a file. Throws `storage_failed` with the store's error as the cause, for the log. */
export async function storeObject(
  objects: ObjectStore,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  try {
    await objects.put(key, bytes, { contentType });
  } catch (cause) {
    throw new AppError('storage_failed', { cause });
  }
}
