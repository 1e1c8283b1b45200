import * as z from 'zod';
import { emptyIsAbsent } from './form-fields.ts';
import { galleryLimits } from './limits.ts';
import { toolNames } from './tools.ts';

/**
 * What every side derives from: the request schema, the address, the query, the live update, chip and
 * control.
 */
interface FilterDescriptor {
  /** Reads its query parameter, which is its key in the call and in the address of the page. */
  schema: z.ZodType;
  /** Whether "Clear filters" takes it away. What does not narrow is a place: a collection, the trash. */
  narrows: boolean;
  /** Whether a list with another value is another place: what was on screen says nothing about it. */
  isPlace: boolean;
  /** The chip that shows it as an active filter; filters that share one are counted and removed together. */
  chip: string | null;
  /** Whether its control stands in the toolbar on wide screens, outside the filters behind the button. */
  isInToolbar: boolean;
  /** A value, in any case, that filters nothing. `false` filters nothing either. */
  none?: string;
  /** Repairs what an address says before the schema reads it. */
  repair?: (text: string) => string;
}

/** Neither half of a character nor NUL: no text of the database holds them. */
function storable(text: z.ZodString) {
  return text.refine((value) => !/[\0\p{Cs}]/u.test(value), 'holds a character that cannot be stored');
}

const day = z.iso.date();
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .or(z.boolean());

/**
 * A search may be pasted: a long one is cut, as the search field cuts it, which may leave half of a
 * character.
 */
function cutSearch(text: string): string {
  return text.slice(0, galleryLimits.searchMaxCharacters).replace(/\p{Cs}/gu, '');
}

const inPopover = { narrows: true, isPlace: false, isInToolbar: false };
const inToolbar = { narrows: true, isPlace: false, isInToolbar: true };
const place = { narrows: false, isPlace: true, isInToolbar: false, chip: null };

/**
 * The gallery's filters, in the order in which an address and the chips name them.
 * `docs/recipes/add-a-gallery-filter.md` says what belongs to a new one.
 */
export const galleryFilters = {
  /** A part of the prompt, in any case and accents. `%` and `_` mean themselves. */
  q: {
    schema: z.preprocess(
      emptyIsAbsent,
      storable(z.string().max(galleryLimits.searchMaxCharacters)).optional(),
    ),
    ...inToolbar,
    chip: null,
    repair: cutSearch,
  },
  /** A style's id (also `custom:{id}`) or its name, in any case. */
  style: {
    schema: z.preprocess(emptyIsAbsent, storable(z.string().max(200)).optional()),
    ...inToolbar,
    chip: 'style',
    none: 'all',
  },
  tool: { schema: z.preprocess(emptyIsAbsent, z.enum(toolNames).optional()), ...inPopover, chip: 'tool' },
  /** An engine's id. */
  engine: {
    schema: z.preprocess(emptyIsAbsent, storable(z.string().max(100)).optional()),
    ...inPopover,
    chip: 'engine',
  },
  /** First and last day (UTC, both included). */
  from: { schema: z.preprocess(emptyIsAbsent, day.optional()), ...inPopover, chip: 'dates' },
  to: { schema: z.preprocess(emptyIsAbsent, day.optional()), ...inPopover, chip: 'dates' },
  favorite: { schema: z.preprocess(emptyIsAbsent, flag.optional()), ...inPopover, chip: 'favorite' },
  /** In any case; `İ` takes two characters in lower case. */
  tag: {
    schema: z.preprocess(
      emptyIsAbsent,
      storable(z.string().max(2 * galleryLimits.tagMaxCharacters)).optional(),
    ),
    ...inPopover,
    chip: 'tag',
  },
  collection: { schema: z.preprocess(emptyIsAbsent, z.uuid().optional()), ...place },
  /** All versions of one picture instead of the newest of each. */
  stack: {
    schema: z.preprocess(emptyIsAbsent, z.uuid().optional()),
    ...inPopover,
    isPlace: true,
    chip: 'stack',
  },
  /** What is in the trash instead of what is not. */
  trash: { schema: z.preprocess(emptyIsAbsent, flag.optional()), ...place },
} as const satisfies Record<string, FilterDescriptor>;

export type GalleryFilterKey = keyof typeof galleryFilters;
export type FilterChip = Exclude<(typeof galleryFilters)[GalleryFilterKey]['chip'], null>;

type FilterShape = { [Key in GalleryFilterKey]: (typeof galleryFilters)[Key]['schema'] };

/**
 * Which pictures are meant. Everything that is given must hold; nothing given means all outside the trash.
 */
export const galleryFilterSchema = z.object(
  // `fromEntries` forgets which schema belongs to which key.
  Object.fromEntries(Object.entries(galleryFilters).map(([key, { schema }]) => [key, schema])) as FilterShape,
);
export type GalleryFilter = z.infer<typeof galleryFilterSchema>;

function isFilterKey(key: string): key is GalleryFilterKey {
  return Object.hasOwn(galleryFilters, key);
}

/** The keys of all filters, in their order. */
export const galleryFilterKeys = Object.keys(galleryFilters).filter(isFilterKey);

/** What is known of a filter beside its values. */
export function filterFacts(key: GalleryFilterKey): FilterDescriptor {
  return galleryFilters[key];
}

/** Whether a value of a filter leaves any picture out. */
export function isFiltering(key: GalleryFilterKey, value: unknown): boolean {
  if (value === undefined || value === false) return false;
  const { none } = filterFacts(key);
  return none === undefined || String(value).toLowerCase() !== none;
}
