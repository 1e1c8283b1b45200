import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Collection } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { nameKey } from '#contract/names.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { GalleryContext } from '../context.ts';
import { type CollectionRow, collections, galleryFacets } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';
import { readCovers } from './read-covers.ts';
import { removeCollectionEntry } from './remove-from-collection.ts';

/** Lists a user's collections by name, with counts and covers. */
export async function listCollections(context: GalleryContext, userId: string): Promise<Collection[]> {
  const rows = await context.database.db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.nameKey));
  return present(context, userId, rows);
}

/** Creates a collection. Throws `collection_name_taken` and `too_many_collections`. */
export async function createCollection(
  context: GalleryContext,
  userId: string,
  name: string,
): Promise<Collection> {
  const row = await context.database.inTransaction(async (tx) => {
    await lockGallery(tx, userId);
    const others = await namesOf(tx, userId);
    if (others.length >= galleryLimits.collectionsPerUser) throw new AppError('too_many_collections');
    requireFree(others, name);
    const made = {
      userId,
      id: context.newId(),
      name,
      nameKey: nameKey(name),
      covers: [],
      createdAt: context.clock.now(),
    };
    await tx.insert(collections).values(made);
    await publishCollections(context, tx, userId);
    return made;
  });
  return presentOne(context, row);
}

/** Renames a collection. Throws `not_found` and `collection_name_taken`. */
export async function renameCollection(
  context: GalleryContext,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Collection> {
  const row = await context.database.inTransaction(async (tx) => {
    await lockGallery(tx, userId);
    const others = await namesOf(tx, userId);
    requireFree(
      others.filter((other) => other.id !== id),
      name,
    );
    const [renamed] = await tx
      .update(collections)
      .set({ name, nameKey: nameKey(name) })
      .where(isCollection(userId, id))
      .returning();
    if (!renamed) throw new AppError('not_found');
    await publishCollections(context, tx, userId);
    return renamed;
  });
  return presentOne(context, row);
}

/** Deletes a collection; its pictures stay, and are removed from it in the background. Throws `not_found`. */
export async function deleteCollection(context: GalleryContext, userId: string, id: string): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    await lockGallery(tx, userId);
    const gone = await tx
      .delete(collections)
      .where(isCollection(userId, id))
      .returning({ id: collections.id });
    if (gone.length === 0) throw new AppError('not_found');
    await context.queue.enqueue(tx, removeCollectionEntry, { userId, id }, { key: userId });
    await publishCollections(context, tx, userId);
  });
}

/** No picture has changed yet: pictures of a deleted collection change later, and are announced then. */
function publishCollections({ events }: GalleryContext, tx: Tx, userId: string): Promise<void> {
  return events.publish(tx, userId, 'gallery.changed', { pictures: { changed: [], removed: [] } });
}

const isCollection = (userId: string, id: string) =>
  and(eq(collections.userId, userId), eq(collections.id, id));

function namesOf(tx: Tx, userId: string) {
  return tx
    .select({ id: collections.id, nameKey: collections.nameKey })
    .from(collections)
    .where(eq(collections.userId, userId));
}

function requireFree(others: readonly { nameKey: string }[], name: string): void {
  const key = nameKey(name);
  if (others.some((other) => other.nameKey === key)) throw new AppError('collection_name_taken');
}

async function presentOne(context: GalleryContext, row: CollectionRow): Promise<Collection> {
  const [shown] = await present(context, row.userId, [row]);
  if (!shown) throw new Error('a collection was not shown');
  return shown;
}

async function present(
  context: GalleryContext,
  userId: string,
  rows: readonly CollectionRow[],
): Promise<Collection[]> {
  const { db } = context.database;
  const counts = await countsOf(db, userId, rows);
  const covers = await readCovers(context, userId, rows);
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name,
    count: counts.get(id) ?? 0,
    covers: covers.get(id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

async function countsOf(
  db: Reader,
  userId: string,
  rows: readonly CollectionRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ id: galleryFacets.value, count: galleryFacets.count })
    .from(galleryFacets)
    .where(
      and(
        eq(galleryFacets.userId, userId),
        eq(galleryFacets.kind, 'collection'),
        inArray(
          galleryFacets.value,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return new Map(found.map(({ id, count }) => [id, count]));
}
