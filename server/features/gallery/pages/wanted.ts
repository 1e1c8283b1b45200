import { and, eq, or, sql } from 'drizzle-orm';
import type { GalleryFilter, GallerySort } from '#contract/gallery.ts';
import { nameKey } from '#contract/names.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { type FacetKind, galleryFacets } from '../schema.ts';
import { type Facet, markOf } from '../stacks/marks.ts';

const dayMs = 86_400_000;
/** PostgreSQL knows no year 0, and reads years of more than four digits in another spelling. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** Which pictures are asked for, in the words of the tables. */
export interface Wanted {
  userId: string;
  list: 'gallery' | 'trash' | { stackOf: string };
  sort: GallerySort;
  /** Created at or after, and before. */
  since: Date | null;
  until: Date | null;
  /** Each of these lists has one mark that the picture carries. */
  marks: string[][];
  /** A pattern for `like`; null without a search. */
  pattern: string | null;
  /** Whether the index knows where the pattern may be found: it holds three letters or digits in a row. */
  isPatternIndexed: boolean;
  /** No more pictures than these match, as the counters say. */
  atMost: number;
}

/** Reads a filter of the contract. */
export async function readWanted(
  db: Reader,
  userId: string,
  filter: GalleryFilter,
  sort: GallerySort = 'latest',
): Promise<Wanted> {
  const { counts, marks } = await findMarks(db, userId, filter);
  const searched = filter.q === undefined ? null : await searchText(db, filter.q);
  return {
    userId,
    list:
      filter.stack !== undefined ? { stackOf: filter.stack } : filter.trash === true ? 'trash' : 'gallery',
    sort,
    since: filter.from === undefined ? null : storableTime(Date.parse(filter.from)),
    until: filter.to === undefined ? null : storableTime(Date.parse(filter.to) + dayMs),
    marks,
    pattern: searched === null ? null : `%${searched.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
    isPatternIndexed: searched !== null && /[\p{L}\p{N}]{3}/u.test(searched),
    atMost: Math.min(Number.POSITIVE_INFINITY, ...counts),
  };
}

/** The nearest time that the database can compare with. */
function storableTime(time: number): Date {
  return new Date(Math.min(Math.max(time, earliest), latest));
}

/** The marks that a filter asks for, and how many pictures of the gallery have them. */
async function findMarks(
  db: Reader,
  userId: string,
  filter: GalleryFilter,
): Promise<{ marks: string[][]; counts: number[] }> {
  const style = filter.style === undefined || filter.style.toLowerCase() === 'all' ? null : filter.style;
  const single: Pick<Facet, 'kind' | 'value'>[] = [
    ...one('tool', filter.tool?.toLowerCase()),
    ...one('engine', filter.engine?.toLowerCase()),
    ...one('tag', filter.tag && nameKey(filter.tag)),
    ...one('collection', filter.collection),
    ...one('favorite', filter.favorite === true ? '' : undefined),
  ];
  if (style === null && single.length === 0) return { marks: [], counts: [] };
  const ids = style === null ? [] : styleIds(style);
  const rows = await db
    .select()
    .from(galleryFacets)
    .where(
      and(
        eq(galleryFacets.userId, userId),
        or(
          ...[...single, ...ids.map((value) => ({ kind: 'style' as const, value }))].map(({ kind, value }) =>
            and(eq(galleryFacets.kind, kind), eq(galleryFacets.value, value)),
          ),
          style === null
            ? undefined
            : and(
                eq(galleryFacets.kind, 'style'),
                sql`lower(${galleryFacets.label}) = ${style.toLowerCase()}`,
              ),
        ),
      ),
    );
  const countOf = (facets: readonly Pick<Facet, 'kind' | 'value'>[]) => {
    const wanted = new Set(facets.map(markOf));
    return rows.filter((row) => wanted.has(markOf(row))).reduce((sum, { count }) => sum + count, 0);
  };
  const named = rows.filter(({ kind }) => kind === 'style').map(({ value }) => value);
  const styles = [...new Set([...ids, ...named])].map((value) => ({ kind: 'style' as const, value }));
  const groups = [...single.map((facet) => [facet]), ...(style === null ? [] : [styles])];
  return { marks: groups.map((group) => group.map(markOf)), counts: groups.map(countOf) };
}

function one(kind: FacetKind, value: string | undefined): Pick<Facet, 'kind' | 'value'>[] {
  return value === undefined ? [] : [{ kind, value }];
}

/** The ids that a style's name or older spelling may stand for, beside itself. */
function styleIds(style: string): string[] {
  const found = [style, findImageStyle(style)?.id, findThumbnailStyle(style)?.id];
  return [...new Set(found.flatMap((id) => (id === undefined ? [] : [id.trim().toLowerCase()])))];
}

/** A search as the index has it: in lower case and without accents. */
async function searchText(db: Reader, q: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select search_text(${q}) as text`);
  return rows[0]?.text ?? '';
}
