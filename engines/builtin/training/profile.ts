/**
 * What the built-in engine has learnt of a look: measures, combined over all pictures of a training. Stored
 * as JSON and read by this schema; a change of meaning is a new version.
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
  /** The most vivid colours, and the letters' colour: for what must be seen first. */
  accents: z.array(color),
  tones: z.object({
    /** The lightness (OKLab) at the 5th, 25th, 50th, 75th and 95th percentile of all pixels. */
    lightness: z.array(part).length(5),
    /** The mean colour of the darkest third, the middle one and the lightest. */
    tints: z.array(tint).length(3),
    /** The mean chroma. */
    chroma: z.number().min(0).max(0.4),
  }),
  /** From -1, all cool, to 1, all warm. */
  warmth: z.number().min(-1).max(1),
  /** The deviation of noise in even areas, of 255 steps of brightness. */
  grain: z.number().min(0).max(64),
  /** How much darker the corners are than the middle. */
  vignette: part,
  /** 1 if edges are as steep as pixels allow; below 0.5 everything is soft. */
  sharpness: part,
  /** The share of edges made by dark lines. */
  outlines: part,
  /** The share of areas of one colour: high in flat illustrations, near 0 in photographs. */
  flatness: part,
  /** Rows of letters; null if most pictures have none. */
  text: z
    .object({
      /** The share of pictures with text. */
      share: part,
      /** The letters' height, as a share of the picture's. */
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
    /** The centre of the detail that is not text. */
    x: part,
    y: part,
    side: z.enum(['left', 'center', 'right']),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

/** Returns the profile stored with a style; null if it is from another engine or a later version. */
export function readProfile(stored: unknown): Profile | null {
  const read = profileSchema.safeParse(stored);
  return read.success ? read.data : null;
}
