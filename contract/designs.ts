import * as z from 'zod';
import { defineCall } from './call.ts';
import { designName as name } from './design-files.ts';
import { designPlaceSchema, placeLimits } from './design-places.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { languages, sourceLanguage } from './languages.ts';
import { designLimits } from './limits.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ff8800');
/** In shares of a picture's width and height. */
const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const warning = z.object({ code: z.string(), message: z.string() });

/** The arrangements of headline and hero. `designViewSchema.layouts` lists those that fit a design. */
export const designLayouts = [
  'hero-right',
  'hero-left',
  'hero-center',
  'versus',
  'before-after',
  'number',
  'list',
  'quote',
  'typography',
] as const;
export type DesignLayout = (typeof designLayouts)[number];

/** The parts of a design that can be pressed on its picture: each opens what changes it. */
export const designParts = ['headline', 'hero', 'layout', 'background'] as const;
export type DesignPart = (typeof designParts)[number];

/** A user's changes of a design. Omitted fields are unchanged. */
export const designChangeSchema = z.strictObject({
  headline: z
    .strictObject({
      /** The lines as typed; an empty list removes the headline. */
      lines: z
        .array(z.string().max(designLimits.headlineLineMaxCharacters))
        .max(designLimits.headlineMaxLines),
      /** Index of the emphasised line; null lets the engine choose. */
      emphasis: z
        .int()
        .min(0)
        .max(designLimits.headlineMaxLines - 1)
        .nullable()
        .default(null),
    })
    .optional(),
  /** The name of an illustration; null removes the hero. */
  hero: name.nullable().optional(),
  /**
   * Whether the user's photos stand in the hero's place. An illustration puts them aside; they are kept and
   * can be brought back.
   */
  photos: z.boolean().optional(),
  /** A face of the user's library that takes the place of their photo. */
  face: z.uuid().optional(),
  scene: z.strictObject({ id: name, mood: name.optional() }).optional(),
  /** The id of one of the engine's palettes. */
  palette: name.optional(),
  /** The colour of what must stand out. The engine lightens or darkens it where it would be illegible. */
  accent: color.optional(),
  layout: z.enum(designLayouts).optional(),
  style: name.optional(),
  /**
   * All parts that the user moved or scaled, in that order; those left out are where the layout puts them.
   * Without it they stay, unless the layout changes.
   */
  places: z.array(designPlaceSchema).max(placeLimits.most).optional(),
});
export type DesignChange = z.infer<typeof designChangeSchema>;
export type DesignField = keyof DesignChange;

const paletteSchema = z.object({
  primary: color,
  secondary: color,
  accent: color,
  glow: color,
  shadow: color,
});

/** The current state of a design, and the choices that depend on it. */
export const designViewSchema = z.object({
  headline: z.array(z.object({ text: z.string(), emphasis: z.boolean() })),
  hero: z.string().nullable(),
  scene: z.object({ id: z.string(), mood: z.string() }),
  layout: z.enum(designLayouts),
  style: z.string(),
  palette: paletteSchema,
  /** The layouts for which the design has all parts. */
  layouts: z.array(z.enum(designLayouts)),
  /** Palettes that suit the background, and accents that suit the style. */
  palettes: z.array(z.object({ id: z.string(), colors: paletteSchema })),
  accents: z.array(color),
  warnings: z.array(warning),
  /** The reference images, by index, that stand in the hero's place or were put aside. */
  photos: z.array(z.int()),
  arePhotosShown: z.boolean(),
  /**
   * Where the parts are on the picture, the frontmost first, in shares of its width and height. The
   * background is everywhere and not listed.
   */
  regions: z.array(
    z.object({
      part: z.enum(designParts),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      /** Present for what can be moved and scaled: its place, and its box, which may leave the picture. */
      movable: designPlaceSchema.extend({ box: boxSchema }).optional(),
    }),
  ),
  /** The parts that were moved or scaled, as `places` of a change. */
  places: z.array(designPlaceSchema),
  /** What words do not leave, and the corner of a video's length, which nothing may cover. */
  safe: boxSchema,
  badge: boxSchema,
});
export type DesignView = z.infer<typeof designViewSchema>;

/** An illustration: its name, and its label in the requested language. */
export const designIconSchema = z.object({ id: z.string(), label: z.string() });
export type DesignIcon = z.infer<typeof designIconSchema>;

/** The current state, and the choices that are always available. */
export const designOfferSchema = z.object({
  view: designViewSchema,
  scenes: z.array(z.object({ id: z.string(), moods: z.array(z.string()).min(1) })),
  styles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Other backgrounds and headlines that the engine considered, best first. */
  likelyScenes: z.array(z.string()),
  headlines: z.array(z.array(z.string())),
});
export type DesignOffer = z.infer<typeof designOfferSchema>;

const params = z.object({ id: z.uuid() });

export const getDesign = defineCall({
  method: 'get',
  path: '/api/user-images/{id}/design',
  summary: 'The editable parts of a design by the built-in engine',
  params,
  response: z.object({
    success: z.literal(true),
    offer: designOfferSchema,
    width: z.int(),
    height: z.int(),
    /** How many more versions of this picture may be saved today. */
    versionsLeft: z.int(),
  }),
});

export const previewDesign = defineCall({
  method: 'post',
  path: '/api/user-images/{id}/design/preview',
  summary: 'A preview of a changed design. Nothing is stored; a newer preview replaces it',
  params,
  body: z.strictObject({
    change: designChangeSchema,
    /** `quick` is drawn small, while a control moves; `full` at the size of the version. */
    detail: z.enum(['quick', 'full']).default('quick'),
  }),
  response: z.object({
    success: z.literal(true),
    /** `data` is the file in base64. */
    picture: z.object({ mimeType: z.string(), data: z.string(), width: z.int(), height: z.int() }),
    view: designViewSchema,
  }),
});

export const saveDesignVersion = defineCall({
  method: 'post',
  path: '/api/user-images/{id}/design/versions',
  summary: 'Save a changed design as a new picture, linked to its source. Free, up to a daily limit',
  params,
  headers: idempotencyHeaders,
  body: z.strictObject({ change: designChangeSchema }),
  response: z.object({
    success: z.literal(true),
    jobId: z.string(),
    coins: z.int(),
    cost: z.literal(0),
    versionsLeft: z.int(),
  }),
});

export const searchDesignIcons = defineCall({
  method: 'get',
  path: '/api/designs/icons',
  summary: 'Search illustrations; an empty search returns the most popular ones',
  query: z.object({
    q: z.string().max(designLimits.searchMaxCharacters).default(''),
    language: z.enum(languages).default(sourceLanguage),
  }),
  response: z.object({ success: z.literal(true), icons: z.array(designIconSchema) }),
});

/**
 * The sizes at which a design is redrawn for a download, by the shorter side in pixels: 1920×1080 and
 * 3840×2160 of a picture in 16:9.
 */
export const drawnSides = [1_080, 2_160] as const;
export type DrawnSide = (typeof drawnSides)[number];

/** Returns the size of a redrawn design, of the same shape. */
export function drawnSize(
  size: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const factor = side / Math.min(size.width, size.height);
  return { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
}

/** Query parameters of a redrawn design. */
export const drawingQuerySchema = z.object({
  side: z.coerce.number().pipe(z.union(drawnSides.map((side) => z.literal(side)))),
  format: z.enum(['jpg', 'png', 'webp']).default('jpg'),
});

/** Returns the path that downloads a design, drawn again at a larger size. */
export function drawingPath(
  id: string,
  { side, format }: { side: DrawnSide; format: 'jpg' | 'png' | 'webp' },
): string {
  return `/api/user-images/${encodeURIComponent(id)}/design/drawing?side=${side}&format=${format}`;
}
