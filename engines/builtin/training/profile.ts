/**
 * What the built-in engine has learnt of a look: measures, combined over all pictures of a training. It is stored as JSON
 * and read again by this schema; a change of its meaning is a new version.
 */
import { z } from 'zod';

const part = z.number().min(0).max(1);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
/** Two axes of colour (OKLab): green to red, blue to yellow. */
const tint = z.tuple([z.number().min(-0.5).max(0.5), z.number().min(-0.5).max(0.5)]);

export const profileSchema = z.object({
  kind: z.literal('look'),
  version: z.literal(1),
  mode: z.enum(['style', 'subject']),
  pictures: z.int().min(1),
  /** The dominant colours of all pictures together, largest share first. */
  palette: z.array(z.object({ color, share: part })).min(1),
  /** The most vivid of them, and the letters' colour: for what must be seen first. */
  accents: z.array(color),
  tones: z.object({
    /** The lightness (OKLab) that 5, 25, 50, 75 and 95 percent of all pixels lie below. */
    lightness: z.array(part).length(5),
    /** The mean colour of the darkest third, the middle one and the lightest. */
    tints: z.array(tint).length(3),
    /** The mean chroma. */
    chroma: z.number().min(0).max(0.4),
  }),
  /** From -1, all cool, to 1, all warm. */
  warmth: z.number().min(-1).max(1),
  /** The deviation of what looks like noise in even places, of 255 steps of brightness. */
  grain: z.number().min(0).max(64),
  /** By how much the corners are darker than the middle. */
  vignette: part,
  /** 1 where edges are as steep as pixels allow; below 0.5 all is soft. */
  sharpness: part,
  /** The share of edges that dark lines make. */
  outlines: part,
  /** The share of areas of one colour: high in flat illustrations, near 0 in photographs. */
  flatness: part,
  /** Rows of letters; null where most pictures have none. */
  text: z
    .object({
      /** The share of pictures that have some. */
      share: part,
      /** Of the letters, in parts of the picture's height. */
      height: part,
      /** The middle of the block. */
      x: part,
      y: part,
      color,
      /** Whether letters of a row have one height, as capitals have. */
      isCapital: z.boolean(),
      /** Whether a dark edge surrounds light letters. */
      isOutlined: z.boolean(),
    })
    .nullable(),
  composition: z.object({
    /** The middle of the detail that is no text. */
    x: part,
    y: part,
    side: z.enum(['left', 'center', 'right']),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile in what a style has stored; null for one that is not of this engine, or of a later version of it. */
export function readProfile(stored: unknown): Profile | null {
  const read = profileSchema.safeParse(stored);
  return read.success ? read.data : null;
}
