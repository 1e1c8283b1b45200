import * as z from 'zod';
import { emptyIsAbsent } from './form-fields.ts';
import { galleryLimits } from './limits.ts';
import { toolNames } from './tools.ts';

/**
 * One definition of a filter. The request schema, the page address, the database query, the live update, the
 * chip and the control all derive from it.
 */
interface FilterDescriptor {
  /** Parses its query parameter, which has the same name in the call and in the page address. */
  schema: z.ZodType;
  /** Whether "Clear filters" removes it. Collection and trash are places, not filters. */
  narrows: boolean;
  /** Whether another value opens another place: the pictures on screen say nothing about its contents. */
  isPlace: boolean;
  /** The chip of the active filter; filters with the same chip are counted and removed together. */
  chip: string | null;
  /** Whether its control is in the toolbar on wide screens, not in the popover. */
  isInToolbar: boolean;
  /** A value, in any case, that means no filter. `false` always means no filter. */
  none?: string;
  /** Repairs the value from an address before the schema parses it. */
  repair?: (text: string) => string;
}

/** PostgreSQL stores neither lone surrogates nor NUL. */
function storable(text: z.ZodString) {
  return text.refine((value) => !/[\0\p{Cs}]/u.test(value), 'holds a character that cannot be stored');
}

const day = z.iso.date();
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .or(z.boolean());

/**
 * Truncates a long, pasted search like the search field does, and drops the lone surrogate that truncation
 * may leave.
 */
function cutSearch(text: string): string {
  return text.slice(0, galleryLimits.searchMaxCharacters).replace(/\p{Cs}/gu, '');
}

const inPopover = { narrows: true, isPlace: false, isInToolbar: false };
const inToolbar = { narrows: true, isPlace: false, isInToolbar: true };
const place = { narrows: false, isPlace: true, isInToolbar: false, chip: null };

/**
 * The gallery's filters, in the order of the address and the chips. `docs/recipes/add-a-gallery-filter.md`
 * lists what a new filter needs.
 */
export const galleryFilters = {
  /**
   * A part of the prompt, the name or the words on the picture, ignoring case and accents. `%` and `_` are
   * literal.
   */
  q: {
    schema: z.preprocess(
      emptyIsAbsent,
      storable(z.string().max(galleryLimits.searchMaxCharacters)).optional(),
    ),
    ...inToolbar,
    chip: null,
    repair: cutSearch,
  },
  /** A style's id (also `custom:{id}`) or name, in any case. */
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
  /** First and last day (UTC, inclusive). */
  from: { schema: z.preprocess(emptyIsAbsent, day.optional()), ...inPopover, chip: 'dates' },
  to: { schema: z.preprocess(emptyIsAbsent, day.optional()), ...inPopover, chip: 'dates' },
  favorite: { schema: z.preprocess(emptyIsAbsent, flag.optional()), ...inPopover, chip: 'favorite' },
  /** In any case. Twice the limit, because `İ` in lower case has two characters. */
  tag: {
    schema: z.preprocess(
      emptyIsAbsent,
      storable(z.string().max(2 * galleryLimits.tagMaxCharacters)).optional(),
    ),
    ...inPopover,
    chip: 'tag',
  },
  collection: { schema: z.preprocess(emptyIsAbsent, z.uuid().optional()), ...place },
  /** The id of a stack: all its versions, instead of the newest version of each picture. */
  stack: {
    schema: z.preprocess(emptyIsAbsent, z.uuid().optional()),
    ...inPopover,
    isPlace: true,
    chip: 'stack',
  },
  /** The pictures in the trash instead of the others. */
  trash: { schema: z.preprocess(emptyIsAbsent, flag.optional()), ...place },
} as const satisfies Record<string, FilterDescriptor>;

export type GalleryFilterKey = keyof typeof galleryFilters;
export type FilterChip = Exclude<(typeof galleryFilters)[GalleryFilterKey]['chip'], null>;

type FilterShape = { [Key in GalleryFilterKey]: (typeof galleryFilters)[Key]['schema'] };

/** Selects pictures. All given filters must match; without filters, all pictures outside the trash. */
export const galleryFilterSchema = z.object(
  // `fromEntries` loses the type of each key.
  Object.fromEntries(Object.entries(galleryFilters).map(([key, { schema }]) => [key, schema])) as FilterShape,
);
export type GalleryFilter = z.infer<typeof galleryFilterSchema>;

function isFilterKey(key: string): key is GalleryFilterKey {
  return Object.hasOwn(galleryFilters, key);
}

/** The keys of all filters, in order. */
export const galleryFilterKeys = Object.keys(galleryFilters).filter(isFilterKey);

/** Returns the definition of a filter. */
export function filterFacts(key: GalleryFilterKey): FilterDescriptor {
  return galleryFilters[key];
}

/** Whether a value narrows the list. */
export function isFiltering(key: GalleryFilterKey, value: unknown): boolean {
  if (value === undefined || value === false) return false;
  const { none } = filterFacts(key);
  return none === undefined || String(value).toLowerCase() !== none;
}
