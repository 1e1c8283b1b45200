import { and, desc, eq, or, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import { ownStyleId } from '#contract/styles.ts';
import type { Db } from '#server/platform/database/database.ts';
import { customImageStyles } from './schema.ts';

/** More than any plan's styles; bounds one answer. */
export const maxListed = 500;

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

/** Finds a user's image style by id, also written `custom:{id}`, or name. */
export async function findImageStyleOfUser(db: Db, userId: string, nameOrId: string) {
  const table = customImageStyles;
  const id = ownStyleId(nameOrId);
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), or(eq(table.id, id), eq(table.nameKey, styleNameKey(nameOrId)))))
    .orderBy(desc(sql`${table.id} = ${id}`))
    .limit(1);
  return rows[0];
}
