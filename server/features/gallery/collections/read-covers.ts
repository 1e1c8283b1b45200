import { and, eq, inArray } from 'drizzle-orm';
import type { GalleryContext } from '../context.ts';
import { findPlaces } from '../pages/find-places.ts';
import { resolveFilter } from '../pages/resolve-filter.ts';
import { type CollectionRow, collections, images } from '../schema.ts';

const coversPerCollection = 4;
/** Collections whose covers one request computes; the others follow with the next. */
const maxRenewalsPerRequest = 20;

/**
 * Returns the URLs of collections' newest pictures, by collection id. They are stored with the collection
 * until one of its pictures changes.
 */
export async function readCovers(
  context: GalleryContext,
  userId: string,
  rows: readonly CollectionRow[],
): Promise<Map<string, string[]>> {
  const coverIds = new Map(rows.map(({ id, covers }) => [id, covers]));
  for (const { id } of rows.filter(({ covers }) => covers === null).slice(0, maxRenewalsPerRequest)) {
    coverIds.set(id, await renewCovers(context, userId, id));
  }
  const addresses = await addressesOf(
    context,
    userId,
    [...coverIds.values()].flatMap((covers) => covers ?? []),
  );
  return new Map(
    [...coverIds].map(([id, covers]) => [id, (covers ?? []).flatMap((cover) => addresses.get(cover) ?? [])]),
  );
}

/**
 * Locks the collection before reading its pictures: an uncommitted change of them clears the covers after
 * this, so none is missed.
 */
function renewCovers({ database }: GalleryContext, userId: string, id: string): Promise<string[]> {
  const isThis = and(eq(collections.userId, userId), eq(collections.id, id));
  return database.inTransaction(async (tx) => {
    await tx.select({ id: collections.id }).from(collections).where(isThis).for('update');
    const { places } = await findPlaces(tx, await resolveFilter(tx, userId, { collection: id }), {
      limit: coversPerCollection,
    });
    const covers = places.map((place) => place.id);
    await tx.update(collections).set({ covers }).where(isThis);
    return covers;
  });
}

async function addressesOf(
  { database, sign }: GalleryContext,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.db
    .select({ id: images.id, objectKey: images.objectKey, variants: images.variants })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...new Set(ids)])));
  return new Map(
    rows.map(({ id, objectKey, variants }) => {
      const small = variants.find(({ width }) => width >= 320);
      return [id, sign(small?.key ?? objectKey)];
    }),
  );
}
