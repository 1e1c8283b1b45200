import { eq, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { LinkContext } from './context.ts';
import { type LinkKind, type LinkRow, privateLinks } from './schema.ts';
import { digestToken } from './token.ts';

/** What a visitor presents. */
export interface Presented {
  kind: LinkKind;
  token: string;
}

export const isOpen = (row: Pick<LinkRow, 'revokedAt' | 'expiresAt'>, now: Date) =>
  row.revokedAt === null && row.expiresAt > now;

/**
 * The link of a token. Throws `link_closed`, the same for an unknown token, an ended link and a blocked
 * owner.
 */
export async function openLink(
  context: LinkContext,
  db: Reader,
  { kind, token }: Presented,
): Promise<LinkRow> {
  return requireUsable(context, db, kind, await find(db, token));
}

/** The same, locked until the transaction ends: what it does then comes before or after a revocation. */
export async function lockLink(context: LinkContext, tx: Tx, { kind, token }: Presented): Promise<LinkRow> {
  return requireUsable(context, tx, kind, await find(tx, token).for('update'));
}

const find = (db: Reader, token: string) =>
  db
    .select()
    .from(privateLinks)
    .where(eq(privateLinks.tokenDigest, digestToken(token)));

async function requireUsable(
  context: LinkContext,
  db: Reader,
  kind: LinkKind,
  [row]: readonly LinkRow[],
): Promise<LinkRow> {
  const isUsable =
    context.isOn && row?.kind === kind && isOpen(row, context.clock.now())
      ? await context.isActive(db, row.userId)
      : false;
  if (row === undefined || !isUsable) throw new AppError('link_closed');
  return row;
}

/** Counts an opening. Returns whether it was the link's first. */
export async function countView({ clock }: LinkContext, tx: Tx, link: LinkRow): Promise<boolean> {
  const [row] = await tx
    .update(privateLinks)
    .set({ views: sql`${privateLinks.views} + 1`, viewedAt: clock.now() })
    .where(eq(privateLinks.id, link.id))
    .returning({ views: privateLinks.views });
  return row?.views === 1;
}
