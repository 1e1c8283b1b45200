import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { images } from '../schema.ts';
import { filterColumns } from './narrowings.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

/** A picture's position in a list: its time there, and its id. */
export interface Place {
  /** When it was made; in the trash, when it was trashed. */
  at: Date;
  id: string;
}

export interface Range {
  limit: number;
  after?: Place | undefined;
  offset?: number | undefined;
}

/** How much of a list one request reads, in rows. */
export interface Bounds {
  /** Rows filtered at once, and how often that is done before a page ends short. */
  window: number;
  windowsAtMost: number;
  /** Up to this many matches use the index of marks and words at once. */
  rare: number;
  /** Above these limits the index is not used: a search's number of matches is unknown in advance. */
  sorted: number;
  knownSorted: number;
}

export const usualBounds: Bounds = {
  window: 20_000,
  windowsAtMost: 5,
  rare: 2_000,
  sorted: 20_000,
  knownSorted: 100_000,
};

/** Whether anything but the list itself selects the pictures. */
export function isFiltered(resolved: ResolvedFilter): boolean {
  return resolved.conditions.length > 0;
}

/** Whether the index of marks and words helps. */
export function mayUseIndex({ list, isIndexed }: ResolvedFilter): boolean {
  return list === 'gallery' && isIndexed;
}

/** Selects the next places of a list; with a filter, the matching ones of one window. */
export function selectPlaces(
  db: Reader,
  resolved: ResolvedFilter,
  { after, limit, offset = 0 }: Range,
  bounds = usualBounds,
) {
  if (!isFiltered(resolved)) return inOrder(db, resolved, after).limit(limit).offset(offset);
  // Its own limit makes the inner query run row by row until the outer one has enough.
  const part = db
    .select({ ...placeOf(resolved), ...filterColumns })
    .from(images)
    .where(isListed(resolved, after))
    .orderBy(...inSort(resolved, { at: timeOf(resolved), id: images.id }))
    .limit(bounds.window)
    .as('part');
  return db
    .select({ at: part.at, id: part.id })
    .from(part)
    .where(and(...resolved.conditions.map((condition) => condition(part))))
    .orderBy(...inSort(resolved, part))
    .limit(limit)
    .offset(offset);
}

/** The last row of the scanned part; null at the end of the list. */
export async function endOfWindow(
  db: Reader,
  resolved: ResolvedFilter,
  after: Place | undefined,
  bounds: Bounds,
): Promise<Place | null> {
  const [last] = await inOrder(db, resolved, after)
    .limit(1)
    .offset(bounds.window - 1);
  return last ?? null;
}

/** What the index finds, sorted, with the number of matches: one more than `sorted` if there are more. */
export function selectFromIndex(
  db: Reader,
  resolved: ResolvedFilter,
  { after, limit, offset = 0 }: Range,
  sorted: number,
) {
  // A CTE used twice is materialised; otherwise the planner would scan the list for one page in order.
  const hits = db.$with('hits').as(selectHits(db, resolved, { after, limit: sorted + 1 }));
  return db
    .with(hits)
    .select({ at: hits.at, id: hits.id, found: sql<number>`(select count(*)::int from ${hits})` })
    .from(hits)
    .orderBy(...inSort(resolved, hits))
    .limit(limit)
    .offset(offset);
}

/** What the index finds, unordered. */
export function selectHits(db: Reader, resolved: ResolvedFilter, { after, limit }: Range) {
  return db
    .select({ at: images.createdAt, id: images.id })
    .from(images)
    .where(
      and(isListed(resolved, after), ...resolved.conditions.map((condition) => condition(filterColumns))),
    )
    .limit(limit);
}

/** The list in order, before marks and words are checked: uses the index only. */
function inOrder(db: Reader, resolved: ResolvedFilter, after: Place | undefined) {
  return db
    .select(placeOf(resolved))
    .from(images)
    .where(isListed(resolved, after))
    .orderBy(...inSort(resolved, { at: timeOf(resolved), id: images.id }));
}

function placeOf(resolved: ResolvedFilter) {
  const at = timeOf(resolved);
  return { at: sql<Date>`${at}`.mapWith(at).as('at'), id: images.id };
}

function inSort({ sort }: ResolvedFilter, { at, id }: { at: SQLWrapper; id: SQLWrapper }): SQL[] {
  const order = sort === 'latest' ? desc : asc;
  return [order(at), order(id)];
}

function timeOf({ list }: ResolvedFilter) {
  return list === 'trash' ? images.deletedAt : images.createdAt;
}

/** The condition of a list, after a place in it. */
function isListed(resolved: ResolvedFilter, after: Place | undefined): SQL | undefined {
  const { userId, list, since, until } = resolved;
  return and(
    eq(images.userId, userId),
    ...(list === 'gallery'
      ? [sql`${images.isTop}`]
      : list === 'trash'
        ? [isNotNull(images.deletedAt)]
        : [isVersionOf(userId, list.stackOf), isNull(images.deletedAt)]),
    since === null ? undefined : gte(images.createdAt, since),
    until === null ? undefined : lt(images.createdAt, until),
    isAfter(resolved, after),
  );
}

/** By the stack's key, its first picture's id, or by any picture of it. */
function isVersionOf(userId: string, id: string): SQL {
  return sql`${images.stackKey} = coalesce(
    (select named.stack_key from images as named where named.user_id = ${userId} and named.id = ${id}), ${id})`;
}

/** Compares both columns as one row, in the order of the index. */
function isAfter(resolved: ResolvedFilter, after: Place | undefined): SQL | undefined {
  if (!after) return undefined;
  const sign = resolved.sort === 'latest' ? sql`<` : sql`>`;
  return sql`(${timeOf(resolved)}, ${images.id}) ${sign} (${after.at.toISOString()}::timestamptz, ${after.id})`;
}
