import type { Reader } from '#server/platform/database/database.ts';
import {
  type Bounds,
  endOfWindow,
  isFiltered,
  mayUseIndex,
  type Place,
  type Range,
  selectFromIndex,
  selectPlaces,
  usualBounds,
} from './place-queries.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

export interface Found {
  places: Place[];
  /** Where to continue; null at the end. A page may be short or empty and still have more after it. */
  next: Place | null;
}

/**
 * Returns one page of pictures in order. Common matches are found by scanning the list from where the
 * previous page ended, at the same cost anywhere; rare ones by the index. The counters decide which, or a
 * scan of a bounded part. No request scans a whole list of a million.
 */
export async function findPlaces(
  db: Reader,
  resolved: ResolvedFilter,
  range: Range,
  bounds = usualBounds,
): Promise<Found> {
  if (resolved.list === 'gallery' && resolved.atMost === 0) return { places: [], next: null };
  const { offset = 0 } = range;
  if (offset > 0 && isFiltered(resolved)) {
    // The matches in a part of the list are only known after scanning it.
    const limit = offset + range.limit;
    const { places, next } = await findPlaces(db, resolved, { limit, after: range.after }, bounds);
    return { places: places.slice(offset), next };
  }
  const isIndexed = mayUseIndex(resolved);
  if (isIndexed && resolved.atMost <= bounds.rare) {
    const found = await findInIndex(db, resolved, range, bounds);
    if (found !== null) return found;
  }
  const places: Place[] = [];
  let after = range.after;
  for (let window = 0; window < bounds.windowsAtMost; window += 1) {
    const left = { limit: range.limit - places.length, after, offset };
    const found = await scanWindow(db, resolved, left, bounds);
    places.push(...found.places);
    if (found.next === null || places.length === range.limit) return { places, next: found.next };
    if (window === 0 && isIndexed) {
      const indexed = await findInIndex(db, resolved, range, bounds);
      if (indexed !== null) return indexed;
    }
    after = found.next;
  }
  return { places, next: after ?? null };
}

/** Scans one part of the list; unfiltered, the whole list. */
async function scanWindow(
  db: Reader,
  resolved: ResolvedFilter,
  range: Range,
  bounds: Bounds,
): Promise<Found> {
  const rows = await selectPlaces(db, resolved, { ...range, limit: range.limit + 1 }, bounds);
  const places = rows.slice(0, range.limit);
  if (rows.length > range.limit) return { places, next: places.at(-1) ?? null };
  if (!isFiltered(resolved)) return { places, next: null };
  return { places, next: await endOfWindow(db, resolved, range.after, bounds) };
}

/** What the index of marks and words finds, sorted; null if it is too much to sort. */
async function findInIndex(
  db: Reader,
  resolved: ResolvedFilter,
  range: Range,
  bounds: Bounds,
): Promise<Found | null> {
  const sorted = resolved.atMost <= bounds.knownSorted ? bounds.knownSorted : bounds.sorted;
  const rows = await selectFromIndex(db, resolved, { ...range, limit: range.limit + 1 }, sorted);
  if ((rows[0]?.found ?? 0) > sorted) return null;
  const places = rows.slice(0, range.limit).map(({ at, id }) => ({ at, id }));
  return { places, next: rows.length > range.limit ? (places.at(-1) ?? null) : null };
}
