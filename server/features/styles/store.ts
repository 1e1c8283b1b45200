import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import type { Db } from '#server/platform/database/database.ts';
import { customImageStyles, customThumbnailStyles, type TrainingStatus } from './schema.ts';

/** More than any plan's styles; a bound on one answer. */
const maxListed = 500;

/** A user's thumbnail styles with one of these statuses, newest first. */
export function listThumbnailStyles(db: Db, userId: string, statuses: readonly TrainingStatus[]) {
  const table = customThumbnailStyles;
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.status, [...statuses])))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(maxListed);
}

/** The user's usable thumbnail style with this id, trigger word or name; the newest where names repeat. */
export async function findReadyThumbnailStyle(db: Db, userId: string, wanted: string) {
  const table = customThumbnailStyles;
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        eq(table.status, 'ready'),
        or(eq(table.id, wanted), eq(table.triggerWord, wanted), isNamed(table.name, wanted)),
      ),
    )
    .orderBy(desc(sql`${table.id} = ${wanted}`), desc(table.createdAt))
    .limit(1);
  return rows[0];
}

/** The image styles that a user described, newest first. */
export function listImageStyles(db: Db, userId: string) {
  const table = customImageStyles;
  return db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(maxListed);
}

/** The user's image style with this id or name. */
export async function findImageStyleOfUser(db: Db, userId: string, wanted: string) {
  const table = customImageStyles;
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), or(eq(table.id, wanted), eq(table.nameKey, styleNameKey(wanted)))))
    .orderBy(desc(sql`${table.id} = ${wanted}`))
    .limit(1);
  return rows[0];
}

const isNamed = (column: typeof customThumbnailStyles.name, wanted: string) =>
  sql`lower(${column}) = lower(${wanted})`;
