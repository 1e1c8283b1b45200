import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { linkLimits } from '#contract/limits.ts';
import type { LinkDays, LinkState } from '#contract/private-links.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { LinkContext } from './context.ts';
import { isOpen } from './open-link.ts';
import { type LinkKind, type LinkRow, linkVisitors, privateLinks } from './schema.ts';
import { makeToken } from './token.ts';

export interface NewLink {
  userId: string;
  kind: LinkKind;
  title: string | null;
  days: LinkDays;
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** Makes a link. Throws `links_off`, and `too_many_links` at the limit of open ones. */
export async function createLink(context: LinkContext, tx: Tx, made: NewLink): Promise<LinkRow> {
  if (!context.isOn) throw new AppError('links_off');
  const { userId, kind, title, days } = made;
  const now = context.clock.now();
  // Serialises a user's links, so that concurrent ones cannot all take the last free place.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`private links of ${userId}`}, 0))`);
  const isTheirOpen = and(
    eq(privateLinks.userId, userId),
    isNull(privateLinks.revokedAt),
    gt(privateLinks.expiresAt, now),
  );
  if ((await tx.$count(privateLinks, isTheirOpen)) >= linkLimits.maxOpenPerUser) {
    throw new AppError('too_many_links');
  }
  const id = context.newId();
  const { digest, sealed } = makeToken(context.key, id);
  const [row] = await tx
    .insert(privateLinks)
    .values({
      id,
      userId,
      kind,
      title,
      tokenDigest: digest,
      sealedToken: sealed,
      createdAt: now,
      expiresAt: inDays(now, days),
    })
    .returning();
  if (row === undefined) throw new Error('the link was not inserted');
  return row;
}

/** A user's links of a kind, newest first. */
export function linksOf(db: Reader, userId: string, kind: LinkKind): Promise<LinkRow[]> {
  return db
    .select()
    .from(privateLinks)
    .where(and(eq(privateLinks.userId, userId), eq(privateLinks.kind, kind)))
    .orderBy(desc(privateLinks.id));
}

const isTheirs = (userId: string, id: string) =>
  and(eq(privateLinks.userId, userId), eq(privateLinks.id, id));

/** One of a user's own links. Throws `not_found`. */
export async function ownLink(db: Reader, userId: string, id: string): Promise<LinkRow> {
  const [row] = await db.select().from(privateLinks).where(isTheirs(userId, id));
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnLink(tx: Tx, userId: string, id: string): Promise<LinkRow> {
  const [row] = await tx.select().from(privateLinks).where(isTheirs(userId, id)).for('update');
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** Sets the expiry, counted from now. Throws `not_found`, and `link_closed` for a revoked link. */
export async function extendLink(
  { clock }: LinkContext,
  tx: Tx,
  { userId, id, days }: { userId: string; id: string; days: LinkDays },
): Promise<void> {
  const row = await lockOwnLink(tx, userId, id);
  if (row.revokedAt !== null) throw new AppError('link_closed');
  await tx
    .update(privateLinks)
    .set({ expiresAt: inDays(clock.now(), days) })
    .where(eq(privateLinks.id, id));
}

/** Ends a link for good. Repeating changes nothing. Throws `not_found`. */
export async function revokeLink(
  { clock }: LinkContext,
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const row = await lockOwnLink(tx, userId, id);
  if (row.revokedAt !== null) return;
  await tx.update(privateLinks).set({ revokedAt: clock.now() }).where(eq(privateLinks.id, id));
}

export function stateOf(row: LinkRow, now: Date): LinkState {
  if (row.revokedAt !== null) return 'revoked';
  return isOpen(row, now) ? 'open' : 'expired';
}

/** Deletes links with their visitors, and what their features keep of them. */
export async function deleteLinks(
  context: Pick<LinkContext, 'onDeleted'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(linkVisitors).where(inArray(linkVisitors.linkId, [...ids]));
  await tx
    .delete(privateLinks)
    .where(and(eq(privateLinks.userId, userId), inArray(privateLinks.id, [...ids])));
  // Last: it publishes events.
  await context.onDeleted(tx, userId, ids);
}

/** Links deleted in one transaction. */
const deletedAtOnce = 100;

/** Deletes links that ended a month ago. Returns how many. */
export async function sweepLinks(context: LinkContext, now: Date): Promise<number> {
  const since = inDays(now, -linkLimits.keepEndedDays);
  const hasEnded = or(lt(privateLinks.expiresAt, since), lt(privateLinks.revokedAt, since));
  let total = 0;
  while (true) {
    const rows = await context.database.db
      .select({ userId: privateLinks.userId, id: privateLinks.id })
      .from(privateLinks)
      .where(hasEnded)
      .limit(deletedAtOnce);
    for (const { userId, id } of rows) {
      await context.database.inTransaction(async (tx) => {
        // Its owner may have extended it meanwhile.
        const [row] = await tx
          .select({ id: privateLinks.id })
          .from(privateLinks)
          .where(and(eq(privateLinks.id, id), hasEnded))
          .for('update');
        if (row !== undefined) await deleteLinks(context, tx, userId, [id]);
      });
    }
    total += rows.length;
    if (rows.length < deletedAtOnce) return total;
  }
}
