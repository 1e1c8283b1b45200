import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GalleryContext } from './context.ts';
import type { ImageRow } from './schema.ts';
import { removeImage, sharesReferences } from './store.ts';

/** Removes a deleted picture's files, some time after its row is gone. */
export const removeFilesEntry = defineJob('gallery-remove-files', z.object({ keys: z.array(z.string()) }));

/**
 * Deletes a picture. Its files go with the transaction's own wake-up, so that a crash between the two leaves none
 * behind. Deleting what is not there changes nothing.
 */
export async function deleteImage(context: GalleryContext, userId: string, id: string): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    const row = await removeImage(tx, userId, id);
    if (row === null) return;
    await context.queue.enqueue(tx, removeFilesEntry, {
      keys: [...filesOf(row), ...(await unsharedReferences(tx, row))],
    });
    await context.events.publish(tx, userId, 'image.deleted', { id });
  });
}

function filesOf(row: ImageRow): string[] {
  return [...new Set([row.objectKey, ...row.variants.map((variant) => variant.key)])];
}

/** The references that go with a deleted picture: those that no other picture has. */
async function unsharedReferences(tx: Tx, row: ImageRow): Promise<string[]> {
  if (row.referencesOf === null || (await sharesReferences(tx, row.userId, row.referencesOf))) return [];
  return row.references.map(({ key }) => key);
}
