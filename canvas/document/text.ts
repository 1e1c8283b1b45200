import * as z from 'zod';
import { colorSchema, fillSchema, outlineSchema } from './paint.ts';

/** A text layer. Sizes are pixels of the picture. */

/** Of one text. A line may be as short as one character, and as long as all of them at their largest. */
export const textLimits = { characters: 5000, lines: 5001, side: 5_000_000 } as const;

const fontSize = z.number().min(8).max(400);

/** What a part of the text has of its own; what is absent is as in the rest. */
export const textStyleSchema = z.object({
  font: z.string().min(1).max(120),
  fontSize,
  fill: fillSchema,
  isBold: z.boolean(),
  isItalic: z.boolean(),
  isUnderlined: z.boolean(),
  isStruckThrough: z.boolean(),
});
export type TextStyle = z.infer<typeof textStyleSchema>;

/** A marker's stroke behind words; its rounding is in font sizes. */
const highlightSchema = z.object({ color: colorSchema, rounding: z.number().min(0).max(1) });

const partStyleSchema = textStyleSchema.partial().extend({ highlight: highlightSchema.optional() });
export type PartStyle = z.infer<typeof partStyleSchema>;

/** A part of the text, by UTF-16 offsets, that looks different. */
const textPartSchema = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  style: partStyleSchema,
  /** The words that it is about: it follows them where another tab has typed before them. */
  words: z.string().max(textLimits.characters).optional(),
});
export type TextPart = z.infer<typeof textPartSchema>;

/**
 * A line as it was measured when the text was last edited: its characters, and where its baseline starts from
 * the middle of the layer. Server and browser place lines alike because they measure nothing again.
 */
const textLineSchema = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  x: z.number(),
  baseline: z.number(),
  width: z.number().min(0),
});
export type TextLine = z.infer<typeof textLineSchema>;

export const textFields = {
  content: z.string().max(textLimits.characters),
  ...textStyleSchema.shape,
  parts: z.array(textPartSchema).max(500),
  /** From the outside in: the first is the widest. */
  outlines: z.array(outlineSchema).max(4),
  /** A body behind the outlined letters, towards an angle in degrees: 0 is right, 90 down. */
  depth: z
    .object({
      length: z.number().min(0).max(400),
      angle: z.number().min(-360).max(360),
      /** Of its half near the letters, and of the other. */
      near: colorSchema,
      far: colorSchema,
    })
    .optional(),
  /** Light on the upper edges inside the letters and shade on the lower ones; 0 or absent is none. */
  bevel: z.number().min(0).max(1).optional(),
  /** A gradient of translucent colours on the letters, over the bevel, such as a shine on their upper half. */
  gloss: fillSchema.optional(),
  alignment: z.enum(['left', 'center', 'right']),
  /** In font sizes. */
  lineHeight: z.number().min(0.5).max(3),
  /** In thousandths of the font size. */
  letterSpacing: z.number().min(-200).max(1000),
  isUppercase: z.boolean(),
  /** The width at which lines break; null breaks at line feeds only. */
  wrapWidth: z.number().positive().max(16_384).nullable(),
  /** Degrees of a circle along which the line bends, upward if positive. */
  arc: z.number().min(-180).max(180),
  /** Behind the text. */
  box: z
    .object({
      color: colorSchema,
      paddingX: z.number().min(0).max(400),
      paddingY: z.number().min(0).max(400),
      rounding: z.number().min(0).max(400),
      /** One box around all lines, or one behind each. */
      around: z.enum(['text', 'lines']),
    })
    .nullable(),
  lines: z.array(textLineSchema).max(textLimits.lines),
  /** What the lines take up, as measured with them; outlines, box and shadow go beyond it. */
  width: z.number().min(0).max(textLimits.side),
  height: z.number().min(0).max(textLimits.side),
};
