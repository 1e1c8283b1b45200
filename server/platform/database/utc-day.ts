import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The UTC day of a time, such as `2026-01-31`. */
export function utcDay(time: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;
}
