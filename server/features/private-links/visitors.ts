import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { linkLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { LinkContext } from './context.ts';
import { type LinkRow, linkVisitors } from './schema.ts';
import { digestVisitor } from './token.ts';

/** A visitor of a link, as their browser identifies itself. */
export interface Visitor {
  /** The browser's key for this link; it identifies the visitor. */
  key: string;
  /** Empty if they gave none. */
  name: string;
}

export interface Choice {
  linkId: string;
  name: string | null;
  option: string;
}

/**
 * Remembers a visitor of a locked link, with the newest name. Returns what stands for them in this link.
 * Throws `link_full` for one too many.
 */
export async function rememberVisitor(tx: Tx, link: LinkRow, { key, name }: Visitor): Promise<string> {
  const visitorDigest = digestVisitor(link.id, key);
  const row = { name: name === '' ? null : name };
  const known = await tx
    .update(linkVisitors)
    .set(row)
    .where(and(eq(linkVisitors.linkId, link.id), eq(linkVisitors.visitorDigest, visitorDigest)))
    .returning({ linkId: linkVisitors.linkId });
  if (known.length > 0) return visitorDigest;
  if ((await tx.$count(linkVisitors, eq(linkVisitors.linkId, link.id))) >= linkLimits.maxVisitors) {
    throw new AppError('link_full');
  }
  await tx.insert(linkVisitors).values({ linkId: link.id, visitorDigest, ...row });
  return visitorDigest;
}

/**
 * Sets a visitor's only choice of a locked link; null takes it back. Returns whether it changed. Throws
 * `link_full`.
 */
export async function choose(
  { clock }: LinkContext,
  tx: Tx,
  link: LinkRow,
  { option, ...visitor }: Visitor & { option: string | null },
): Promise<boolean> {
  const visitorDigest = await rememberVisitor(tx, link, visitor);
  const isThem = and(eq(linkVisitors.linkId, link.id), eq(linkVisitors.visitorDigest, visitorDigest));
  const [before] = await tx.select({ choice: linkVisitors.choice }).from(linkVisitors).where(isThem);
  if (before?.choice === option) return false;
  const chosenAt = option === null ? null : clock.now();
  await tx.update(linkVisitors).set({ choice: option, chosenAt }).where(isThem);
  return true;
}

/** The choices in a link, the first one first. */
export async function choicesOf(db: Reader, linkId: string): Promise<Choice[]> {
  const rows = await db
    .select({ name: linkVisitors.name, choice: linkVisitors.choice })
    .from(linkVisitors)
    .where(and(eq(linkVisitors.linkId, linkId), isNotNull(linkVisitors.choice)))
    .orderBy(asc(linkVisitors.chosenAt), asc(linkVisitors.visitorDigest));
  return rows.flatMap(({ name, choice }) => (choice === null ? [] : [{ linkId, name, option: choice }]));
}

/** How many have chosen, by link. */
export async function countChoices(db: Reader, linkIds: readonly string[]): Promise<Map<string, number>> {
  if (linkIds.length === 0) return new Map();
  const rows = await db
    .select({ linkId: linkVisitors.linkId, total: count() })
    .from(linkVisitors)
    .where(and(inArray(linkVisitors.linkId, [...linkIds]), isNotNull(linkVisitors.choice)))
    .groupBy(linkVisitors.linkId);
  return new Map(rows.map(({ linkId, total }) => [linkId, total]));
}

/** Takes back every choice of something that is gone. */
export async function forgetOption(tx: Tx, linkId: string, option: string): Promise<void> {
  await tx
    .update(linkVisitors)
    .set({ choice: null, chosenAt: null })
    .where(and(eq(linkVisitors.linkId, linkId), eq(linkVisitors.choice, option)));
}
