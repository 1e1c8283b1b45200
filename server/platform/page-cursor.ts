import { and, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/s;

/** Where a page of a list by time has ended. */
export interface PageCursor {
  time: Date;
  id: string;
}

/** Writes the cursor of the next page. */
export function writeCursor({ time, id }: PageCursor): string {
  return `${time.toISOString()}_${id}`;
}

/**
 * Reads a cursor; null for anything that `writeCursor` did not write, including moments that a database
 * cannot store: the list starts over.
 */
export function readCursor(cursor: string | undefined): PageCursor | null {
  const [, moment = '', id = ''] = written.exec(cursor ?? '') ?? [];
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) || time.getTime() < 0 ? null : { time, id };
}

/** The rows of a list by time that come after a cursor, newest first; undefined for the first page. */
export function olderThan(cursor: string | undefined, time: PgColumn, id: PgColumn): SQL | undefined {
  const place = readCursor(cursor);
  if (place === null) return undefined;
  return and(
    // Lets an index on the time alone be used.
    lte(time, place.time),
    sql`(${time}, ${id}) < (${place.time.toISOString()}::timestamptz, ${place.id})`,
  );
}

/**
 * Cuts a page from rows that were read with a limit of one more: that one shows whether there is a next page.
 * `cursorOf` writes where the next page starts.
 */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: shown, hasMore, nextCursor: hasMore ? cursorOf(last) : null };
}
