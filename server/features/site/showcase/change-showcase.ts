import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ShowcaseState, siteLimits } from '#contract/site.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { announceChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { showcaseItems } from '../schema.ts';
import { isVisible, lastPosition } from './showcase.ts';

/** Shows an item, as the last one, or hides it. Throws `not_found`. */
export async function setState(
  { database }: SiteContext,
  id: string,
  state: 'shown' | 'hidden',
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const [row] = await tx.select().from(showcaseItems).where(eq(showcaseItems.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    if (row.state === state) return;
    await tx
      .update(showcaseItems)
      .set({ state, ...(state === 'shown' && { position: lastPosition }) })
      .where(eq(showcaseItems.id, id));
    await announceChange(database, tx);
  });
}

/** Orders the shown items; ids not named keep their order after those that are. */
export async function setOrder({ database }: SiteContext, ids: readonly string[]): Promise<void> {
  await database.inTransaction(async (tx) => {
    const rows = await tx
      .select({ id: showcaseItems.id })
      .from(showcaseItems)
      .where(eq(showcaseItems.state, 'shown'))
      .orderBy(asc(showcaseItems.position), asc(showcaseItems.id))
      .for('update');
    const known = new Set(rows.map((row) => row.id));
    const named = [...new Set(ids)].filter((id) => known.has(id));
    const order = [...named, ...rows.map((row) => row.id).filter((id) => !named.includes(id))];
    for (const [position, id] of order.entries()) {
      await tx.update(showcaseItems).set({ position }).where(eq(showcaseItems.id, id));
    }
    await announceChange(database, tx);
  });
}

const ofImage = (userId: string, imageId: string) =>
  and(eq(showcaseItems.userId, userId), eq(showcaseItems.imageId, imageId));

/** The sharing state of a user's picture; null if it is not shared. */
export async function sharingOf(
  { database }: SiteContext,
  userId: string,
  imageId: string,
): Promise<ShowcaseState | null> {
  const [row] = await database.db.select().from(showcaseItems).where(ofImage(userId, imageId));
  return row?.state ?? null;
}

/**
 * Offers a user's own picture. Repeating changes nothing, so a hidden one stays hidden. Throws `not_found`,
 * and `too_many_submissions` at the limit of undecided offers.
 */
export async function offerImage(
  context: SiteContext,
  userId: string,
  imageId: string,
): Promise<ShowcaseState | null> {
  const { database, gallery, newId } = context;
  return database.inTransaction(async (tx) => {
    const [picture] = await gallery.findPictures(tx, [{ userId, imageId }]);
    if (!picture) throw new AppError('not_found');
    // Serialises a user's offers, so that concurrent ones cannot all take the last free place.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`showcase offers of ${userId}`}, 0))`,
    );
    const [known] = await tx.select().from(showcaseItems).where(ofImage(userId, imageId));
    if (known) return known.state;
    const open = await countOpenOffers(context, tx, userId);
    if (open >= siteLimits.maxOpenOffers) throw new AppError('too_many_submissions');
    await tx.insert(showcaseItems).values({ id: newId(), state: 'offered', position: 0, userId, imageId });
    return 'offered';
  });
}

/** Counts a user's undecided pictures; removes offers of deleted pictures. */
async function countOpenOffers({ gallery }: SiteContext, tx: Tx, userId: string): Promise<number> {
  const offers = await tx
    .select({ id: showcaseItems.id, imageId: showcaseItems.imageId })
    .from(showcaseItems)
    .where(and(eq(showcaseItems.userId, userId), eq(showcaseItems.state, 'offered'), isVisible));
  const refs = offers.flatMap(({ imageId }) => (imageId === null ? [] : [{ userId, imageId }]));
  const left = new Set((await gallery.findPictures(tx, refs)).map(({ imageId }) => imageId));
  const gone = offers.filter(({ imageId }) => imageId === null || !left.has(imageId)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(showcaseItems).where(and(inArray(showcaseItems.id, gone), isVisible));
  return offers.length - gone.length;
}

/** Removes a user's picture, whatever was decided about it. */
export async function withdrawImage(
  { database }: SiteContext,
  userId: string,
  imageId: string,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    await tx.delete(showcaseItems).where(ofImage(userId, imageId));
    await announceChange(database, tx);
  });
}
