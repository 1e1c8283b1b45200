import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AdminShowcaseItem, ShowcaseItem } from '#contract/site.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { SharedPicture } from '../../gallery/gallery.ts';
import { announceChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { type ShowcaseRow, showcaseItems } from '../schema.ts';
import { builtInId, builtInPictures, findBuiltIn } from './built-in-pictures.ts';
import { presentBuiltIn, presentShared } from './present.ts';

/**
 * Adds the built-in pictures that are missing; what an admin hid or moved stays so. Called at every start.
 */
export async function seedShowcase(tx: Tx): Promise<void> {
  await tx
    .insert(showcaseItems)
    .values(
      builtInPictures.map(({ name }, position) => ({
        id: builtInId(name),
        state: 'shown' as const,
        position,
        deliveredName: name,
      })),
    )
    .onConflictDoNothing();
}

export interface ShowcasePage {
  items: ShowcaseItem[];
  total: number;
  hasMore: boolean;
}

/** Hides pictures in their owner's trash; they keep their place. */
export const isVisible = eq(showcaseItems.isInTrash, false);

/** Returns the public items, in order. */
export async function listShown(
  context: SiteContext,
  range: { limit: number; offset: number },
): Promise<ShowcasePage> {
  const { db } = context.database;
  const isShown = and(eq(showcaseItems.state, 'shown'), isVisible);
  const rows = await db
    .select()
    .from(showcaseItems)
    .where(isShown)
    .orderBy(asc(showcaseItems.position), asc(showcaseItems.id))
    .limit(range.limit)
    .offset(range.offset);
  const items = await withPictures(context, db, rows);
  const gone = rows.filter((row) => !items.some((one) => one.row.id === row.id));
  if (gone.length > 0) {
    // Removed now, since their owners have deleted the pictures: otherwise the next page would skip items.
    const ids = gone.map((row) => row.id);
    await context.database.inTransaction(async (tx) => {
      await tx.delete(showcaseItems).where(and(inArray(showcaseItems.id, ids), isVisible));
      await announceChange(context.database, tx);
    });
    return listShown(context, range);
  }
  const [counted] = await db.select({ total: count() }).from(showcaseItems).where(isShown);
  const total = counted?.total ?? 0;
  return {
    items: items.map(({ item }) => item),
    total,
    hasMore: range.offset + rows.length < total,
  };
}

/** All items for admins: the shown in order, then the others, newest first. */
export async function listAll(context: SiteContext): Promise<AdminShowcaseItem[]> {
  const { db } = context.database;
  const shown = await db
    .select()
    .from(showcaseItems)
    .where(and(eq(showcaseItems.state, 'shown'), isVisible))
    .orderBy(asc(showcaseItems.position), asc(showcaseItems.id));
  const others = await db
    .select()
    .from(showcaseItems)
    .where(and(ne(showcaseItems.state, 'shown'), isVisible))
    .orderBy(desc(showcaseItems.createdAt), desc(showcaseItems.id));
  const found = await withPictures(context, db, [...shown, ...others]);
  return Promise.all(
    found.map(async ({ row, item }) => ({
      ...item,
      state: row.state,
      source: row.userId === null ? ('delivered' as const) : ('user' as const),
      ownerName:
        row.userId === null ? null : ((await context.accounts.findUser(row.userId))?.displayName ?? null),
      createdAt: row.createdAt.toISOString(),
    })),
  );
}

/** A copy of a shared picture, and whether it is public. */
export async function findCopy(
  context: SiteContext,
  id: string,
  width: number,
): Promise<{ key: string; isShown: boolean } | null> {
  const { db } = context.database;
  const rows = await db
    .select()
    .from(showcaseItems)
    .where(and(eq(showcaseItems.id, id), isVisible));
  const [found] = await withPictures(context, db, rows);
  const copy = found?.picture?.variants.find((variant) => variant.width === width);
  return found && copy ? { key: copy.key, isShown: found.row.state === 'shown' } : null;
}

/** The rows whose picture still exists, each with its presentation. */
async function withPictures(context: SiteContext, db: Reader, rows: readonly ShowcaseRow[]) {
  const refs = rows.flatMap(({ userId, imageId }) => (userId && imageId ? [{ userId, imageId }] : []));
  const pictures = new Map(
    (await context.gallery.findPictures(db, refs)).map((one) => [`${one.userId}/${one.imageId}`, one]),
  );
  return rows.flatMap((row): { row: ShowcaseRow; item: ShowcaseItem; picture?: SharedPicture }[] => {
    const delivered = row.deliveredName === null ? undefined : findBuiltIn(row.deliveredName);
    if (delivered) return [{ row, item: presentBuiltIn(row.id, delivered) }];
    const picture = pictures.get(`${row.userId}/${row.imageId}`);
    return picture ? [{ row, item: presentShared(row.id, picture), picture }] : [];
  });
}

/** The place after the last shown item. */
export const lastPosition = sql<number>`(select coalesce(max(position), 0) + 1 from showcase_items where state = 'shown')`;
