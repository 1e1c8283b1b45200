import { eq, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import { findThumbnailStyle } from '#contract/styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { customThumbnailStyles } from '../schema.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';

export interface StyleWords {
  styleName: string;
  triggerWord: string;
}

/**
 * Serialises a user's changes of trained styles, so that two at once cannot both take the last free place.
 */
export async function lockStyleChanges(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trained styles of ${userId}`}, 0))`);
}

/** All trained styles of a user, few enough to read at once. */
export function readAll(tx: Tx, userId: string): Promise<ThumbnailStyleRow[]> {
  return tx.select().from(customThumbnailStyles).where(eq(customThumbnailStyles.userId, userId));
}

/**
 * Checks that a name and a trigger word each select one style only: neither may be the name or trigger word
 * of another style, or of a preset. Throws `style_name_taken` and `trigger_word_taken`.
 */
export function checkWords(
  others: readonly ThumbnailStyleRow[],
  { styleName, triggerWord }: StyleWords,
): void {
  const taken = new Set(others.flatMap(({ nameKey, triggerKey }) => [nameKey, triggerKey]));
  const isTaken = (word: string) =>
    taken.has(styleNameKey(word)) ||
    findThumbnailStyle(word) !== undefined ||
    findThumbnailStyle(styleNameKey(word)) !== undefined;
  if (isTaken(styleName)) throw new AppError('style_name_taken');
  if (isTaken(triggerWord)) throw new AppError('trigger_word_taken');
}
