import * as z from 'zod';

/** What areas and letters are filled with, and the effects of layers. Lengths are pixels of the picture. */

const share = z.number().min(0).max(1);
const length = z.number().min(-4096).max(4096);

/** `#rrggbb` or `#rrggbbaa`. */
export const colorSchema = z.string().regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i);

const gradientStopSchema = z.object({ at: share, color: colorSchema });

export const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('color'), color: colorSchema }),
  /** `angle` in degrees: 0 runs from left to right, 90 from top to bottom. */
  z.object({
    kind: z.literal('gradient'),
    angle: z.number().min(-360).max(360),
    stops: z.array(gradientStopSchema).min(2).max(8),
    /** Where it begins and ends along its angle, in shares of what it extends over; without, from 0 to 1. */
    reach: z.object({ from: z.number().min(-4).max(4), to: z.number().min(-4).max(4) }).optional(),
  }),
  /** A picture of the document covers what is filled. */
  z.object({ kind: z.literal('picture'), asset: z.string().min(1).max(200) }),
]);
export type Fill = z.infer<typeof fillSchema>;

export const outlineSchema = z.object({ color: colorSchema, width: z.number().min(0).max(400) });
export type Outline = z.infer<typeof outlineSchema>;

/** Drawn in this order, below the layer's own pixels. */
export const effectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shadow'),
    color: colorSchema,
    x: length,
    y: length,
    blur: z.number().min(0).max(400),
  }),
  z.object({
    kind: z.literal('glow'),
    color: colorSchema,
    blur: z.number().min(0).max(400),
    /** `screen` lightens what is below like light; without it the glow is a coloured haze. */
    blend: z.literal('screen').optional(),
  }),
  z.object({ kind: z.literal('outline'), color: colorSchema, width: z.number().min(0).max(400) }),
]);
export type Effect = z.infer<typeof effectSchema>;

/** The names of Canvas 2D's `globalCompositeOperation`; `normal` is its `source-over`. */
export const blends = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;
export type Blend = (typeof blends)[number];
