/**
 * A recipe: everything a design is made of, as plain JSON. It is stored with the picture; rendering the same recipe
 * again gives the same bytes, and a changed recipe (another headline, hero, scene …) is a new exact rendering.
 */
import { z } from 'zod';
import { referenceLimits, referenceStrokeSchema } from '#contract/references.ts';
import { compositionIds, effectIds, fontIds, gradeIds } from './catalogue.ts';
import { packedMaskSchema } from './photos/packed-mask.ts';
import { profileSchema } from './training/profile.ts';
import { layoutIds, sceneIds } from './vocabulary.ts';

/** The tools whose pictures this engine designs. */
export const designTools = ['Thumbnail', 'ThumbnailsV2', 'Genesys Pro', 'Genesys 1.0'] as const;
export type DesignTool = (typeof designTools)[number];

export const designAspectRatios = ['16:9', '1:1', '9:16'] as const;
export type DesignAspectRatio = (typeof designAspectRatios)[number];

/** Pixels of each aspect ratio. */
export const designSizes = {
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 720, height: 1280 },
} as const satisfies Record<DesignAspectRatio, { width: number; height: number }>;

/**
 * Longest single line and most lines that a headline may have; longer text is shrunk by nobody, it is refused. Up to
 * `shortLines` a headline is read at a glance; only what somebody wants printed word for word takes more.
 */
export const headlineLimits = { lines: 8, shortLines: 4, charactersPerLine: 60, stickers: 2 } as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #ff8800');
const icon = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'the name of an icon');
const confidence = z.number().min(0).max(1);

/** The colours that headline, glow, rim light and accents are drawn with. */
export const paletteSchema = z.object({
  primary: color,
  secondary: color,
  accent: color,
  glow: color,
  shadow: color,
});
export type Palette = z.infer<typeof paletteSchema>;

/** What is done to a picture's colours on top of its grade, as a style described in words asks for. */
export const toneSchema = z.object({
  /** Top to bottom. */
  colors: z.array(color).max(3),
  /** How far the colours replace those that are there. */
  strength: z.number().min(0).max(1),
  /** Factors; 1 changes nothing. */
  brightness: z.number().min(0.3).max(2),
  saturation: z.number().min(0).max(2),
  contrast: z.number().min(0.5).max(2),
  /** The share of all this that hero and lettering get, too, once more over the scene. */
  onEverything: z.number().min(0).max(1),
});
export type Tone = z.infer<typeof toneSchema>;

export const headlineSchema = z.object({
  lines: z
    .array(z.object({ text: z.string().min(1).max(headlineLimits.charactersPerLine), emphasis: z.boolean() }))
    .min(1)
    .max(headlineLimits.lines),
  font: z.enum(fontIds),
});
export type Headline = z.infer<typeof headlineSchema>;

const share = z.number().min(0).max(1);

/** What a design shows of a reference picture: the whole of it behind everything, in a frame, or its subject alone. */
export const photoUses = ['background', 'card', 'cutout'] as const;
export type PhotoUse = (typeof photoUses)[number];
export const mostPhotos = 5;

/**
 * A photo of a design. Its pixels lie beside the recipe: `at` is its place among the reference pictures that the design
 * was asked for with.
 */
export const recipePhotoSchema = z.object({
  at: z
    .int()
    .min(0)
    .max(mostPhotos - 1),
  use: z.enum(photoUses),
  /** Longest side in pixels to which it is reduced before anything is done with it. */
  longest: z.int().min(64).max(2048),
  /** Width by height. */
  aspect: z.number().positive(),
  /** The middle of what matters in it, in shares of its size. */
  focus: z.object({ x: share, y: share }),
  /** Of a cut-out: the box of what is left of it, in shares of its size (x, y, width, height). */
  subject: z.tuple([share, share, share, share]).nullable(),
  /** Of a cut-out: what its user has marked. Without marks its own transparency cuts it out. */
  strokes: z.array(referenceStrokeSchema).max(referenceLimits.maxStrokes),
  /** What the marks have cut out, so that it need not be done again; where it is absent, it is. */
  mask: packedMaskSchema.optional(),
});
export type RecipePhoto = z.infer<typeof recipePhotoSchema>;

const effectSchema = z.object({ id: z.enum(effectIds), strength: z.number().min(0).max(1) });

/** What was chosen, how surely, and what else was considered: a panel offers the runners-up. */
function choiceOf<T extends z.ZodType>(value: T) {
  const option = z.object({ value, confidence, reason: z.string() });
  return option.extend({ runnersUp: z.array(option) });
}

export const recipeSchema = z.object({
  version: z.literal(1),
  size: z.object({
    width: z.int().min(64).max(2048),
    height: z.int().min(64).max(2048),
  }),
  seed: z.int().min(0).max(0xffff_ffff),
  /** A style id of `styles/`; it decides lettering, the hero's finish and the foreground. */
  style: z.string().min(1),
  scene: z.object({ id: z.enum(sceneIds), mood: z.string() }),
  palette: paletteSchema,
  layout: z.enum(layoutIds),
  /** How the style arranges its layouts; absent where it does as most do, and in recipes from before there were any. */
  composition: z.enum(compositionIds).optional(),
  headline: headlineSchema.nullable(),
  hero: z.object({ icon }).nullable(),
  secondHero: z.object({ icon }).nullable(),
  stickers: z.array(z.object({ icon })).max(headlineLimits.stickers),
  /** Names of the two sides of a versus or before/after layout. */
  sides: z.object({ left: z.string(), right: z.string() }).nullable(),
  /** The number that the prompt is about; a list shows it on its badge ("7", "TOP 10"). */
  number: z.object({ value: z.string().min(1), unit: z.string().nullable() }).nullable(),
  grade: z.enum(gradeIds),
  effects: z.array(effectSchema),
  /**
   * How much work goes into light and depth: modelled heroes with cast shadows, beams and haze, things near the lens. Absent for
   * the plain finish, and in recipes from before there was another.
   */
  finish: z.literal('rich').optional(),
  /** Absent where the style was not described in words. */
  tone: toneSchema.optional(),
  /** Absent where no reference picture is shown. */
  photos: z.array(recipePhotoSchema).max(mostPhotos).optional(),
  /** Colours of a reference picture, top to bottom, that tint the scene; absent where none does. */
  tint: z.array(color).min(1).max(3).optional(),
  /** What a trained style has learnt; it changes the style's letters, hero and colours. Absent where the style was not trained. */
  look: profileSchema.optional(),
  choices: z.object({
    headline: choiceOf(z.array(z.string())),
    hero: choiceOf(icon.nullable()),
    scene: choiceOf(z.enum(sceneIds)),
    layout: choiceOf(z.enum(layoutIds)),
  }),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** Whether something stands beside the headline: an illustration or a photo. */
export function hasHero({ hero, photos = [] }: Pick<Recipe, 'hero' | 'photos'>): boolean {
  return hero !== null || photos.length > 0;
}

/** Something the user should know about a design: a script without a font, an icon that was not found. */
export interface DesignWarning {
  code: string;
  message: string;
}
