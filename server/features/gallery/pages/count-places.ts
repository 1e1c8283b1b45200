import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { readCounts } from '../stacks/counters.ts';
import {
  endOfWindow,
  isFiltered,
  mayUseIndex,
  selectHits,
  selectPlaces,
  usualBounds,
} from './place-queries.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

export interface Total {
  total: number;
  /** Whether there may be more. */
  isAtLeast: boolean;
}

/** How many are counted one by one at most. */
const countedAtMost = 1_000;

/** Counts the pictures that match a filter: exactly if counters know it, else up to a thousand. */
export async function countPlaces(
  db: Reader,
  resolved: ResolvedFilter,
  bounds = usualBounds,
): Promise<Total> {
  const known = await countKnown(db, resolved);
  if (known !== null) return { total: known, isAtLeast: false };
  const isIndexed = mayUseIndex(resolved);
  if (!isIndexed || resolved.atMost > bounds.rare) {
    const gone = await countRows(db, selectPlaces(db, resolved, { limit: countedAtMost + 1 }, bounds));
    if (gone > countedAtMost) return { total: countedAtMost, isAtLeast: true };
    const isAll = !isFiltered(resolved) || (await endOfWindow(db, resolved, undefined, bounds)) === null;
    if (isAll || !isIndexed) return { total: gone, isAtLeast: !isAll };
  }
  const found = await countRows(db, selectHits(db, resolved, { limit: countedAtMost + 1 }));
  return { total: Math.min(found, countedAtMost), isAtLeast: found > countedAtMost };
}

async function countKnown(db: Reader, resolved: ResolvedFilter): Promise<number | null> {
  const { list, conditions, since, until } = resolved;
  if (since !== null || until !== null || typeof list !== 'string') return null;
  if (conditions.length === 0)
    return (await readCounts(db, resolved.userId))[list === 'trash' ? 'trash' : 'tops'];
  return list === 'gallery' && resolved.isCounted ? resolved.atMost : null;
}

async function countRows(db: Reader, rows: { getSQL(): SQL }): Promise<number> {
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows.getSQL()}) as counted`,
  );
  return counted.rows[0]?.count ?? 0;
}
