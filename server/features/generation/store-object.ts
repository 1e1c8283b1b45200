import { AppError } from '#server/platform/app-error.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';

/** Puts a file into the store. Throws `storage_failed` whatever the store's reason is, which the log then tells. */
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
