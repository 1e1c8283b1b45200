import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GalleryContext } from '../context.ts';
import { images, missingObjects } from '../schema.ts';
import { lockGallery, Tally } from '../stacks/counters.ts';
import { readStacksOf, restack, writeStates } from '../stacks/stacks.ts';

/** Removes a deleted picture's files, some time after its row is deleted. */
export const removeFilesEntry = defineJob('gallery-remove-files', z.object({ keys: z.array(z.string()) }));

/** Files removed by one entry. */
const filesAtOnce = 500;

/**
 * Deletes pictures forever, in the trash or not, and returns how many. Enqueues the removal of their files in
 * the same transaction, so that a crash leaves none behind; references go with the last picture that has
 * them. A stack that loses its top gets the previous version as top.
 */
export async function removeImages(
  { queue, onMoved }: Pick<GalleryContext, 'queue' | 'onMoved'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  await lockGallery(tx, userId);
  const before = await readStacksOf(tx, userId, ids);
  const removedIds = new Set(ids);
  const gone = before.filter(({ id }) => removedIds.has(id));
  if (gone.length === 0) return 0;
  const isGone = and(
    eq(images.userId, userId),
    inArray(
      images.id,
      gone.map(({ id }) => id),
    ),
  );
  const removed = await tx.delete(images).where(isGone).returning(fileColumns);
  await tx.delete(missingObjects).where(
    and(
      eq(missingObjects.userId, userId),
      inArray(
        missingObjects.imageId,
        gone.map(({ id }) => id),
      ),
    ),
  );
  await onMoved?.(tx, { userId, ids: gone.map(({ id }) => id), to: 'nowhere' });
  const tally = new Tally();
  for (const state of gone) tally.remove(state);
  await tally.write(tx, userId);
  const left = before.filter(({ id }) => !removedIds.has(id));
  await writeStates(tx, userId, { before: left, after: restack(left) });
  const keys = [
    ...new Set([
      ...removed.flatMap(filesOf),
      ...(await unsharedReferences(tx, userId, removed)),
      ...(await unsharedBases(tx, userId, removed)),
    ]),
  ];
  for (let first = 0; first < keys.length; first += filesAtOnce) {
    await queue.enqueue(tx, removeFilesEntry, { keys: keys.slice(first, first + filesAtOnce) });
  }
  return gone.length;
}

const fileColumns = {
  objectKey: images.objectKey,
  variants: images.variants,
  references: images.references,
  referencesOf: images.referencesOf,
  baseKey: images.baseKey,
};
type Files = Pick<typeof images.$inferSelect, keyof typeof fileColumns>;

function filesOf({ objectKey, variants }: Files): string[] {
  return [objectKey, ...variants.map(({ key }) => key)];
}

/** The references that only the deleted pictures have. */
async function unsharedReferences(tx: Tx, userId: string, removed: readonly Files[]): Promise<string[]> {
  const jobs = [...new Set(removed.flatMap(({ referencesOf }) => referencesOf ?? []))];
  if (jobs.length === 0) return [];
  const shared = await tx
    .selectDistinct({ job: images.referencesOf })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.referencesOf, jobs)));
  const sharedJobs = new Set(shared.map(({ job }) => job));
  return removed
    .filter(({ referencesOf }) => referencesOf !== null && !sharedJobs.has(referencesOf))
    .flatMap(({ references }) => references.map(({ key }) => key));
}

/** The pictures under the words of designs that only the deleted pictures have. */
async function unsharedBases(tx: Tx, userId: string, removed: readonly Files[]): Promise<string[]> {
  const keys = [...new Set(removed.flatMap(({ baseKey }) => baseKey ?? []))];
  if (keys.length === 0) return [];
  const shared = await tx
    .selectDistinct({ key: images.baseKey })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.baseKey, keys)));
  const sharedKeys = new Set(shared.map(({ key }) => key));
  return keys.filter((key) => !sharedKeys.has(key));
}
