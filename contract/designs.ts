import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { designLimits, jobLimits } from './limits.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ff8800');
const name = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 _.-]*$/, 'must be a name')
  .max(80);
const warning = z.object({ code: z.string(), message: z.string() });

/** The arrangements of headline and hero; the engine says for which of them a design has everything. */
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

/** A user's changes of a design; missing fields stay as they are. */
export const designChangeSchema = z.strictObject({
  headline: z
    .strictObject({
      /** As they were typed; none takes the headline away. */
      lines: z
        .array(z.string().max(designLimits.headlineLineMaxCharacters))
        .max(designLimits.headlineMaxLines),
      /** Which line stands out, counted from 0; null leaves it to the engine. */
      emphasis: z
        .int()
        .min(0)
        .max(designLimits.headlineMaxLines - 1)
        .nullable()
        .default(null),
    })
    .optional(),
  /** The name of an illustration; null takes the hero away. */
  hero: name.nullable().optional(),
  scene: z.strictObject({ id: name, mood: name.optional() }).optional(),
  /** A set of colours by its id, as the engine offers them. */
  palette: name.optional(),
  /** The colour of what must be seen first; lightened or darkened where it could not be read. */
  accent: color.optional(),
  layout: z.enum(designLayouts).optional(),
  style: name.optional(),
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

/** How a design is at the moment, and what depends on that. */
export const designViewSchema = z.object({
  headline: z.array(z.object({ text: z.string(), emphasis: z.boolean() })),
  hero: z.string().nullable(),
  scene: z.object({ id: z.string(), mood: z.string() }),
  layout: z.enum(designLayouts),
  style: z.string(),
  palette: paletteSchema,
  /** Those for which the design has what they show. */
  layouts: z.array(z.enum(designLayouts)),
  /** Sets of colours that suit the background, and accents that suit the style. */
  palettes: z.array(z.object({ id: z.string(), colors: paletteSchema })),
  accents: z.array(color),
  warnings: z.array(warning),
});
export type DesignView = z.infer<typeof designViewSchema>;

/** An illustration: its name, and what it is called in the language that was asked for. */
export const designIconSchema = z.object({ id: z.string(), label: z.string() });
export type DesignIcon = z.infer<typeof designIconSchema>;

/** What can be chosen whatever else is chosen. */
export const designOfferSchema = z.object({
  view: designViewSchema,
  scenes: z.array(z.object({ id: z.string(), moods: z.array(z.string()).min(1) })),
  styles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Backgrounds and headlines that the engine considered, too, best first. */
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
    /** How many versions may still be saved of this picture today. */
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
    /** `quick` is drawn in small for a control that moves, `full` as large as the version would be. */
    detail: z.enum(['quick', 'full']).default('quick'),
  }),
  response: z.object({
    success: z.literal(true),
    /** The file in base64. */
    picture: z.object({ mimeType: z.string(), data: z.string(), width: z.int(), height: z.int() }),
    view: designViewSchema,
  }),
});

export const saveDesignVersion = defineCall({
  method: 'post',
  path: '/api/user-images/{id}/design/versions',
  summary: 'Save a changed design as a new picture, linked to its source. Free, up to a daily limit',
  params,
  headers: z.object({ 'idempotency-key': z.string().max(jobLimits.idempotencyKeyMaxCharacters).optional() }),
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
  summary: 'Search illustrations; without words, the most popular ones',
  query: z.object({
    q: z.string().max(designLimits.searchMaxCharacters).default(''),
    language: z.enum(languages).default('en'),
  }),
  response: z.object({ success: z.literal(true), icons: z.array(designIconSchema) }),
});

/** Small pictures of what can be chosen; they stay the same, so that browsers keep them. */
export const designPicturePaths = {
  icon: (id: string) => `/api/designs/icons/${encodeURIComponent(id)}/picture`,
  scene: (id: string, mood: string) =>
    `/api/designs/scenes/${encodeURIComponent(id)}/${encodeURIComponent(mood)}/picture`,
} as const;
