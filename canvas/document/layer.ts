import * as z from 'zod';
import { blends, colorSchema, effectSchema, fillSchema, outlineSchema } from './paint.ts';
import { textFields, textLimits } from './text.ts';

/**
 * The layers of a document. All are kept in one record by id: `parent` names the group and `order` the place
 * in it, so that two tabs that change different layers, or different fields of one, merge without a conflict.
 */

export const documentLimits = {
  layers: 500,
  side: 16_384,
  pixels: 64_000_000,
  text: textLimits.characters,
  name: 100,
  penPoints: 20_000,
} as const;

const share = z.number().min(0).max(1);
/** How far from the picture's corner anything may be. */
export const farthest = 100_000;
const coordinate = z.number().min(-farthest).max(farthest);
const side = z.number().positive().max(documentLimits.side);
const scale = z
  .number()
  .min(-1000)
  .max(1000)
  .refine((value) => value !== 0);

/**
 * Where the middle of a layer is in the picture, and how it is turned: skewed, then scaled (a negative scale
 * mirrors), then rotated clockwise, in degrees.
 */
export const placementSchema = z.object({
  x: coordinate,
  y: coordinate,
  scaleX: scale,
  scaleY: scale,
  rotation: z.number().min(-3600).max(3600),
  skew: z.number().min(-80).max(80),
});
export type Placement = z.infer<typeof placementSchema>;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Returns a placement that a document can have: a layer farther away than any may be would be left out when
 * the document is read again.
 */
export function withinReach({ x, y, scaleX, scaleY, rotation, skew }: Placement): Placement {
  return {
    x: between(x, -farthest, farthest),
    y: between(y, -farthest, farthest),
    scaleX: between(scaleX, -1000, 1000),
    scaleY: between(scaleY, -1000, 1000),
    rotation: between(rotation, -3600, 3600),
    skew: between(skew, -80, 80),
  };
}

/** Light, colour and sharpness of a picture; 0 changes nothing. */
export const adjustmentsSchema = z.object({
  brightness: z.number().min(-1).max(1),
  contrast: z.number().min(-1).max(1),
  saturation: z.number().min(-1).max(1),
  warmth: z.number().min(-1).max(1),
  sharpness: z.number().min(-1).max(1),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;

const cropSchema = z.object({ x: share, y: share, width: share, height: share });

const common = {
  id: z.string().min(1).max(60),
  name: z.string().max(documentLimits.name),
  /** The id of the group that it is in; null at the top. */
  parent: z.string().max(60).nullable(),
  /** A fractional index: a layer is above those of its group whose `order` sorts before. */
  order: z.string().min(1).max(200),
  isVisible: z.boolean(),
  isLocked: z.boolean(),
  opacity: share,
  blend: z.enum(blends),
  placement: placementSchema,
  effects: z.array(effectSchema).max(12),
};

const pictureFields = {
  /** The picture's pixels, kept with the document. */
  asset: z.string().min(1).max(200),
  /** The asset's own size. */
  width: side,
  height: side,
  /** The shown part, in shares of the asset. */
  crop: cropSchema,
  adjustments: adjustmentsSchema,
  /** A picture of the document whose alpha cuts the layer out; null shows all of it. */
  cutOut: z.string().min(1).max(200).nullable(),
};

export const shapeNames = [
  'rectangle',
  'ellipse',
  'triangle',
  'star',
  'burst',
  'line',
  'arrow',
  'curved-arrow',
  'ring',
  'bubble',
] as const;
export type ShapeName = (typeof shapeNames)[number];

const layerSchemas = [
  /** The picture that is edited. There is at most one. */
  z.object({ ...common, kind: z.literal('base'), ...pictureFields }),
  z.object({ ...common, kind: z.literal('picture'), ...pictureFields }),
  z.object({ ...common, kind: z.literal('text'), ...textFields }),
  z.object({
    ...common,
    kind: z.literal('shape'),
    shape: z.enum(shapeNames),
    width: side,
    height: side,
    fill: fillSchema,
    outline: outlineSchema,
    /** Of corners, in pixels; for a star or burst, the share of its inner radius times 100. */
    rounding: z.number().min(0).max(2000),
  }),
  z.object({
    ...common,
    kind: z.literal('sticker'),
    /** A picture of the packed set. */
    sticker: z.string().min(1).max(100),
    width: side,
    height: side,
  }),
  z.object({
    ...common,
    kind: z.literal('pen'),
    /** x, y and pressure (0 to 1) of each point, from the middle of the layer. */
    points: z.array(z.tuple([coordinate, coordinate, share])).max(documentLimits.penPoints),
    color: colorSchema,
    width: z.number().min(1).max(400),
    /** A highlighter multiplies with what is below it. */
    isHighlighter: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('frame'),
    color: colorSchema,
    width: z.number().min(0).max(1000),
    rounding: z.number().min(0).max(2000),
  }),
  z.object({
    ...common,
    kind: z.literal('blur'),
    look: z.enum(['blur', 'pixelate']),
    width: side,
    height: side,
    strength: z.number().min(1).max(200),
  }),
  z.object({
    ...common,
    kind: z.literal('finish'),
    grain: share,
    vignette: share,
    /** A grade of the built-in engine, or null. */
    grade: z.string().max(60).nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('group'),
    /** Its texts are drawn like one: the bodies and outlines of all are below the letters of each. */
    isHeadline: z.boolean().optional(),
  }),
] as const;

export const layerSchema = z.discriminatedUnion('kind', layerSchemas);
export type Layer = z.infer<typeof layerSchema>;
export type LayerKind = Layer['kind'];
export type LayerOf<Kind extends LayerKind> = Extract<Layer, { kind: Kind }>;
export type LayerId = Layer['id'];

export const unplaced: Placement = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, skew: 0 };
export const unadjusted: Adjustments = { brightness: 0, contrast: 0, saturation: 0, warmth: 0, sharpness: 0 };
export const uncropped = { x: 0, y: 0, width: 1, height: 1 } as const;
