import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import type { GalleryFilter, GalleryFilterKey } from '#contract/gallery-filters.ts';
import { nameKey } from '#contract/names.ts';
import { findImageStyle, findThumbnailStyle, ownStyleId } from '#contract/styles.ts';
import { type FacetKind, images } from '../schema.ts';

/** PostgreSQL has no year 0, and writes years of more than four digits differently. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** The list to read. */
export type List = 'gallery' | 'trash' | { stackOf: string };

/** The columns that conditions read. */
export const filterColumns = { marks: images.marks, text: images.searchText } as const;

/** Matches the wanted pictures. Gets the columns of the table, or of a part of the list. */
export type Condition = (columns: Record<keyof typeof filterColumns, SQLWrapper>) => SQL;

/** A choice that pictures carry as a mark and counters count. */
export interface MarkChoice {
  kind: FacetKind;
  /** Any of these matches. */
  values: string[];
  /** A lower-case name that adds values. */
  label?: string;
}

/** How a filter narrows the query. */
export interface Narrowing {
  list?: List;
  /** Created at or after, and before. */
  since?: Date;
  until?: Date;
  mark?: MarkChoice;
  /** A part of the prompt. */
  search?: string;
  /** Any other condition. Neither index nor counters know it: the list is scanned window by window. */
  condition?: Condition;
}

/** How each filter narrows a list; only called with values that exclude something. */
const narrowings: {
  [Key in GalleryFilterKey]: (value: NonNullable<GalleryFilter[Key]>) => Narrowing;
} = {
  q: (search) => ({ search }),
  style: (style) => ({ mark: { kind: 'style', values: styleIds(style), label: style.toLowerCase() } }),
  tool: (tool) => ({ mark: { kind: 'tool', values: [tool.toLowerCase()] } }),
  engine: (engine) => ({ mark: { kind: 'engine', values: [engine.toLowerCase()] } }),
  from: (day) => ({ since: storableTime(Date.parse(day)) }),
  to: (day) => ({ until: storableTime(Date.parse(day) + dayMs) }),
  favorite: () => ({ mark: { kind: 'favorite', values: [''] } }),
  tag: (tag) => ({ mark: { kind: 'tag', values: [nameKey(tag)] } }),
  collection: (id) => ({ mark: { kind: 'collection', values: [id] } }),
  stack: (stackOf) => ({ list: { stackOf } }),
  trash: () => ({ list: 'trash' }),
};

/** Returns how one filter narrows a list; nothing if it is absent. */
export function narrowingOf<Key extends GalleryFilterKey>(key: Key, value: GalleryFilter[Key]): Narrowing {
  return value === undefined || value === null ? {} : narrowings[key](value);
}

/** The nearest time that the database can compare. */
function storableTime(time: number): Date {
  return new Date(Math.min(Math.max(time, earliest), latest));
}

/** The ids that a style's name or older spelling may mean, and the text itself. */
function styleIds(style: string): string[] {
  const found = [style, ownStyleId(style), findImageStyle(style)?.id, findThumbnailStyle(style)?.id];
  return [...new Set(found.flatMap((id) => (id === undefined ? [] : [id.trim().toLowerCase()])))];
}

/** Matches pictures with one of these marks. */
export function hasOneOf(marks: readonly string[]): Condition {
  const values = sql.join(
    marks.map((mark) => sql`${mark}`),
    sql`, `,
  );
  return (columns) =>
    marks.length === 1
      ? sql`${columns.marks} @> array[${values}]::text[]`
      : sql`${columns.marks} && array[${values}]::text[]`;
}

/** Matches pictures whose prompt matches a pattern. */
export function isLike(pattern: string): Condition {
  return (columns) => sql`${columns.text} like ${pattern}`;
}
