import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { GallerySort } from '#contract/gallery-fields.ts';
import { type GalleryFilter, galleryFilterKeys, isFiltering } from '#contract/gallery-filters.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { galleryFacets } from '../schema.ts';
import { markOf } from '../stacks/marks.ts';
import { type Condition, hasOneOf, isLike, type List, type MarkChoice, narrowingOf } from './narrowings.ts';

/** A filter translated to the tables. */
export interface ResolvedFilter {
  userId: string;
  list: List;
  sort: GallerySort;
  /** Created at or after, and before. */
  since: Date | null;
  until: Date | null;
  /** Conditions that a picture must meet. */
  conditions: Condition[];
  /** Whether the index helps: for marks, and for a search with three letters or digits in a row. */
  isIndexed: boolean;
  /** An upper bound of the matches, from the counters. */
  atMost: number;
  /** `atMost` is exact: a single choice that the counters count. */
  isCounted: boolean;
}

/** Translates a filter of the contract. */
export async function resolveFilter(
  db: Reader,
  userId: string,
  filter: GalleryFilter,
  sort: GallerySort = 'latest',
): Promise<ResolvedFilter> {
  const narrowings = galleryFilterKeys
    .filter((key) => isFiltering(key, filter[key]))
    .map((key) => narrowingOf(key, filter[key]));
  const each = <Part>(part: (narrowing: (typeof narrowings)[number]) => Part | undefined): Part[] =>
    narrowings.map(part).filter((value) => value !== undefined);
  const marks = await findMarks(
    db,
    userId,
    each(({ mark }) => mark),
  );
  const searches = await Promise.all(each(({ search }) => search).map((search) => searchText(db, search)));
  const others = each(({ condition }) => condition);
  const isMarkAlone = searches.length === 0 && others.length === 0 && marks.length === 1;
  return {
    userId,
    // The first one applies: versions are never in the trash.
    list: each(({ list }) => list)[0] ?? 'gallery',
    sort,
    since: each(({ since }) => since)[0] ?? null,
    until: each(({ until }) => until)[0] ?? null,
    conditions: [
      ...marks.map(({ names }) => hasOneOf(names)),
      ...searches.map((text) => isLike(`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)),
      ...others,
    ],
    isIndexed: marks.length > 0 || searches.some((text) => /[\p{L}\p{N}]{3}/u.test(text)),
    atMost: Math.min(Number.POSITIVE_INFINITY, ...marks.map(({ count }) => count)),
    isCounted: isMarkAlone,
  };
}

/** The marks of each choice, and how many pictures of the gallery have them. */
async function findMarks(
  db: Reader,
  userId: string,
  choices: readonly MarkChoice[],
): Promise<{ names: string[]; count: number }[]> {
  if (choices.length === 0) return [];
  const rows = await db
    .select()
    .from(galleryFacets)
    .where(and(eq(galleryFacets.userId, userId), or(...choices.map(isOfChoice))));
  return choices.map(({ kind, values }) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const named = new Set([...values, ...ofKind.map(({ value }) => value)]);
    return {
      names: [...named].map((value) => markOf({ kind, value })),
      count: ofKind.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

function isOfChoice({ kind, values, label }: MarkChoice) {
  return and(
    eq(galleryFacets.kind, kind),
    or(
      inArray(galleryFacets.value, values),
      label === undefined ? undefined : sql`lower(${galleryFacets.label}) = ${label}`,
    ),
  );
}

/** A search in the index's form: lower case without accents. */
async function searchText(db: Reader, q: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select search_text(${q}) as text`);
  return rows[0]?.text ?? '';
}
