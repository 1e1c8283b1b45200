import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { MessageStatus } from '#contract/contact.ts';
import type { Db, Reader, Tx } from '#server/platform/database/database.ts';
import { affiliateInterests, contactMessages } from './schema.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

/** Returns a user's newest message with the same text since then. */
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

/** Priority messages first, then by time, newest first; `before` is the last id of the previous page. */
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

/** If the cursor's message is deleted, its id still gives its place among those without priority. */
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

/** Returns null for an unknown message. */
export async function updateStatus(db: Db, id: string, status: MessageStatus): Promise<MessageRow | null> {
  const [row] = await db
    .update(contactMessages)
    .set({ status })
    .where(eq(contactMessages.id, id))
    .returning();
  return row ?? null;
}

/** A user's messages and list entries, oldest first. */
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

/** Deletes a user's messages, and all list entries of their address. */
export async function deleteOfUser(tx: Tx, user: { userId: string; email: string }): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.userId, user.userId));
  await tx
    .delete(affiliateInterests)
    .where(
      sql`${affiliateInterests.userId} = ${user.userId} or lower(${affiliateInterests.email}) = lower(${user.email})`,
    );
}
