import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import type { Db, Reader } from '#server/platform/database/database.ts';
import { customThumbnailStyles, type TrainingStatus } from './schema.ts';

export type ThumbnailStyleRow = typeof customThumbnailStyles.$inferSelect;

/** More than any plan's styles; a bound on one answer. */
const maxListed = 500;

const table = customThumbnailStyles;

/** A user's thumbnail styles with one of these statuses, newest first. */
export function listThumbnailStyles(
  db: Db,
  userId: string,
  statuses: readonly TrainingStatus[],
): Promise<ThumbnailStyleRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.status, [...statuses])))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(maxListed);
}

/** The user's usable thumbnail style with this id, trigger word or name. */
export async function findReadyThumbnailStyle(
  db: Db,
  userId: string,
  wanted: string,
): Promise<ThumbnailStyleRow | undefined> {
  const key = styleNameKey(wanted);
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        eq(table.status, 'ready'),
        or(eq(table.id, wanted), eq(table.triggerKey, key), eq(table.nameKey, key)),
      ),
    )
    .orderBy(desc(sql`${table.id} = ${wanted}`), desc(sql`${table.triggerKey} = ${key}`))
    .limit(1);
  return rows[0];
}

/** The user's usable style whose trigger word comes first among these, which are as `wordsOf` answers them. */
export async function findCalledStyle(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<ThumbnailStyleRow | undefined> {
  // A user's styles are few, a prompt's words many.
  const styles = await db
    .select({ id: table.id, triggerKey: table.triggerKey })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.status, 'ready')))
    .limit(maxListed);
  if (styles.length === 0) return undefined;
  const idOf = new Map(styles.map(({ id, triggerKey }) => [triggerKey, id]));
  const called = words.find((word) => idOf.has(word));
  const id = called === undefined ? undefined : idOf.get(called);
  return id === undefined ? undefined : ((await findStyle(db, userId, id)) ?? undefined);
}

/** The user's style with this id, whatever its status. */
export async function findStyle(db: Reader, userId: string, id: string): Promise<ThumbnailStyleRow | null> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)));
  return rows[0] ?? null;
}
