import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { MessageStatus } from '#contract/contact.ts';
import type { Db, Reader, Tx } from '#server/platform/database/database.ts';
import { affiliateInterests, contactMessages } from './schema.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

/** The newest message of the same words that a user sent since then. */
export async function findRepeat(
  db: Reader,
  wanted: { userId: string; message: string; since: Date },
): Promise<MessageRow | null> {
  const table = contactMessages;
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, wanted.userId),
        gt(table.createdAt, wanted.since),
        eq(table.message, wanted.message),
      ),
    )
    .orderBy(desc(table.id))
    .limit(1);
  return row ?? null;
}

export async function insertMessage(tx: Tx, row: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(row);
}

/** Those with priority first, and of each the newest; `before` is the id where the page before ended. */
export function selectMessages(
  db: Reader,
  page: { status?: MessageStatus | undefined; before?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const table = contactMessages;
  return db
    .select()
    .from(table)
    .where(
      and(
        page.status && eq(table.status, page.status),
        page.before === undefined ? undefined : comesAfter(page.before),
      ),
    )
    .orderBy(desc(table.isPriority), desc(table.id))
    .limit(page.limit);
}

/** Where the message is gone that a page ended with, its id alone says where it stood among those without priority. */
function comesAfter(before: string) {
  const last = sql`coalesce((select last.is_priority from contact_messages as last where last.id = ${before}), false)`;
  return sql`(${contactMessages.isPriority}, ${contactMessages.id}) < (${last}, ${before})`;
}

export async function countNewMessages(db: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contactMessages)
    .where(eq(contactMessages.status, 'new'));
  return row?.total ?? 0;
}

/** Null when there is no such message. */
export async function updateStatus(db: Db, id: string, status: MessageStatus): Promise<MessageRow | null> {
  const [row] = await db
    .update(contactMessages)
    .set({ status })
    .where(eq(contactMessages.id, id))
    .returning();
  return row ?? null;
}

/** What a user wrote and asked for, oldest first. */
export async function selectOfUser(db: Reader, userId: string) {
  return {
    messages: await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .orderBy(asc(contactMessages.id)),
    interests: await db
      .select({
        email: affiliateInterests.email,
        consentedAt: affiliateInterests.consentedAt,
        confirmedAt: affiliateInterests.confirmedAt,
      })
      .from(affiliateInterests)
      .where(eq(affiliateInterests.userId, userId)),
  };
}

/** Removes all that a user wrote here, and their address wherever it stands on the interest list. */
export async function deleteOfUser(tx: Tx, user: { userId: string; email: string }): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.userId, user.userId));
  await tx
    .delete(affiliateInterests)
    .where(
      sql`${affiliateInterests.userId} = ${user.userId} or lower(${affiliateInterests.email}) = lower(${user.email})`,
    );
}
