/**
 * A recipe: everything a design is made of, as plain JSON. It is stored with the picture. Rendering the same
 * recipe gives the same bytes; a changed recipe (another headline, hero, scene …) is a new exact rendering.
 */
import { z } from 'zod';
import { designPlaceSchema, placeLimits } from '../../contract/design-places.ts';
import { uploadLimits } from '../../contract/limits.ts';
import { referenceLimits, referenceStrokeSchema } from '../../contract/references.ts';
import type { GenerateTool } from '../../contract/tools.ts';
import { compositionIds, effectIds, fontIds, gradeIds, relationIds, stateIds } from './catalogue.ts';
import { packedMaskSchema } from './photos/packed-mask.ts';
import { profileSchema } from './training/profile.ts';
import { layoutIds, sceneIds } from './vocabulary.ts';

/** The tools whose pictures this engine designs. */
export type DesignTool = GenerateTool;

export const designAspectRatios = ['16:9', '1:1', '9:16'] as const;
export type DesignAspectRatio = (typeof designAspectRatios)[number];

/** Pixels of each aspect ratio. */
export const designSizes = {
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 720, height: 1280 },
} as const satisfies Record<DesignAspectRatio, { width: number; height: number }>;

/**
 * The longest line and most lines of a headline; longer text is refused, not shrunk. Up to `shortLines` a
 * headline is read at a glance; only text that the user wants printed word for word takes more.
 */
export const headlineLimits = { lines: 8, shortLines: 4, charactersPerLine: 60, stickers: 2 } as const;
/**
 * Things of a picture without words beside its subject: what the words name, and with what is around; and
 * others of its kind.
 */
export const sceneThings = { named: 4, all: 6, crowd: 8 } as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #ff8800');
/** Figures, pairs and filled vessels have names of several parts. */
const icon = z.string().regex(/^[a-z0-9][a-z0-9.+~-]*$/, 'the name of an icon');
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

/** Changes to a picture's colours on top of its grade, requested by a style described in words. */
export const toneSchema = z.object({
  /** Top to bottom. */
  colors: z.array(color).max(3),
  /** How far these colours replace the existing ones. */
  strength: z.number().min(0).max(1),
  /** Factors; 1 changes nothing. */
  brightness: z.number().min(0.3).max(2),
  saturation: z.number().min(0).max(2),
  contrast: z.number().min(0.5).max(2),
  /** The share of all this that is applied once more over the whole picture, hero and lettering included. */
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

/** How a design shows a reference image: whole behind everything, in a frame, or only its subject. */
export const photoUses = ['background', 'card', 'cutout'] as const;
export type PhotoUse = (typeof photoUses)[number];
/** All that a request may have: reference images, and photos of the user. */
export const mostPhotos = uploadLimits.maxReferences + uploadLimits.maxPhotos;

const point = z.tuple([share, share]);

/** A face in a photo, in shares of the photo's size. */
export const faceSchema = z.object({
  /** From the forehead to the chin: x, y, width, height. */
  box: z.tuple([share, share, share, share]),
  /** The eyes, the left one of the photo first. */
  eyes: z.tuple([point, point]),
  looks: z.enum(['left', 'ahead', 'right']),
});
export type RecipeFace = z.infer<typeof faceSchema>;
export const mostFaces = 12;

/**
 * A photo of a design. Its pixels are stored beside the recipe: `at` is its index among the design's
 * reference images.
 */
export const recipePhotoSchema = z.object({
  at: z
    .int()
    .min(0)
    .max(mostPhotos - 1),
  use: z.enum(photoUses),
  /** Longest side in pixels to which it is reduced before any other step. */
  longest: z.int().min(64).max(2048),
  /** Width by height. */
  aspect: z.number().positive(),
  /** The middle of what matters in it, in shares of its size. */
  focus: z.object({ x: share, y: share }),
  /** For a cut-out: the bounding box of the subject, in shares of its size (x, y, width, height). */
  subject: z.tuple([share, share, share, share]).nullable(),
  /** For a cut-out: the user's strokes. Without strokes its own transparency cuts it out. */
  strokes: z.array(referenceStrokeSchema).max(referenceLimits.maxStrokes),
  /** The mask made from the strokes or of the people, stored to save repeating it; made again if absent. */
  mask: packedMaskSchema.optional(),
  /** The faces in it, the largest first; absent if there is none, and in older recipes. */
  faces: z.array(faceSchema).min(1).max(mostFaces).optional(),
  /**
   * Present if its people are cut out without strokes: how many of the faces are theirs, and whether the
   * photo has writing on them, which mirroring would spoil.
   */
  person: z
    .object({
      faces: z.int().min(1).max(mostFaces),
      hasWriting: z.boolean(),
      /** Whether the head nearly fills the picture; its hair may leave it. */
      isCloseUp: z.literal(true).optional(),
    })
    .optional(),
  /**
   * Another engine made it for this design: it is the whole picture. `subject` is what words leave free, and
   * the people of its mask may stand in front of them.
   */
  isMade: z.literal(true).optional(),
});
export type RecipePhoto = z.infer<typeof recipePhotoSchema>;

/** How near the camera is, from much of the place to little more than a face. */
export const shotSizes = ['wide', 'medium', 'close'] as const;
/** How high the camera is: from below one sees more sky, from above more ground. */
export const cameraHeights = ['low', 'level', 'high'] as const;

export const shotSchema = z.object({
  size: z.enum(shotSizes),
  height: z.enum(cameraHeights),
  /** Whether the subject stands in the middle or on a third. */
  at: z.enum(['middle', 'third']),
  /** Whether left and right are exchanged. */
  isMirrored: z.literal(true).optional(),
  /** Whether the whole picture is drawn in its style's look; absent for styles of their users' words. */
  inLook: z.literal(true).optional(),
});
export type Shot = z.infer<typeof shotSchema>;

const effectSchema = z.object({ id: z.enum(effectIds), strength: z.number().min(0).max(1) });

/** A choice with its confidence and the alternatives considered: a panel offers the runners-up. */
function choiceOf<T extends z.ZodType>(value: T) {
  const option = z.object({ value, confidence, reason: z.string() });
  return option.extend({ runnersUp: z.array(option) });
}

/** In pixels, of a design redrawn for a download. */
const longestSide = 3_840;

export const recipeSchema = z.object({
  version: z.literal(1),
  size: z.object({
    width: z.int().min(64).max(longestSide),
    height: z.int().min(64).max(longestSide),
  }),
  seed: z.int().min(0).max(0xffff_ffff),
  /** A style id of `styles/`; it decides lettering, the hero's finish and the foreground. */
  style: z.string().min(1),
  scene: z.object({ id: z.enum(sceneIds), mood: z.string() }),
  palette: paletteSchema,
  layout: z.enum(layoutIds),
  /**
   * The style's own composition; absent for the usual arrangement, and in recipes older than compositions.
   */
  composition: z.enum(compositionIds).optional(),
  /**
   * Present for a picture without words whose things stand in the scene at their natural sizes; absent for
   * the usual arrangement, and in recipes older than this.
   */
  staging: z.literal('scene').optional(),
  /**
   * How the camera sees a picture without words, which is framed by its subject; absent in recipes older than
   * this, which are drawn as before.
   */
  shot: shotSchema.optional(),
  headline: headlineSchema.nullable(),
  hero: z.object({ icon }).nullable(),
  secondHero: z.object({ icon }).nullable(),
  /**
   * `at` is where the hero bears it; absent for what has a place of its own. `single` is present where the
   * words name one of what otherwise lies about in numbers, and absent in recipes older than this.
   */
  stickers: z
    .array(z.object({ icon, at: z.enum(['roof', 'back']).optional(), single: z.literal(true).optional() }))
    .max(sceneThings.all),
  /**
   * Who or what else is together with the hero of a picture without words, as many as its words count;
   * absent where they count no more than two, and in recipes older than this.
   */
  crowd: z.array(z.object({ icon })).max(sceneThings.crowd).optional(),
  /**
   * Present where the first sticker is the second thing of a title, large beside the hero; absent where all
   * are small, and in recipes older than this.
   */
  companion: z.literal(true).optional(),
  /**
   * The colours that the prompt gives to illustrations, by their names; absent if it gives none, and in
   * recipes older than this.
   */
  dyes: z.record(icon, color).optional(),
  /**
   * By the names of people's drawings, the same people with what their faces show, or in another step; absent
   * if all smile and stand, and in recipes older than this.
   */
  faces: z.record(icon, icon).optional(),
  /**
   * How hero and second hero stand to each other, or that the hero is many; absent where one stands alone,
   * and in recipes older than relations.
   */
  relation: z.enum(relationIds).optional(),
  /** States of the hero, drawn onto it; absent if the prompt names none. */
  states: z.array(z.enum(stateIds)).max(2).optional(),
  /** States of the second hero of a comparison; absent if it has none. */
  secondStates: z.array(z.enum(stateIds)).max(2).optional(),
  /** The shares of their size at which a comparison shows its two heroes; absent if alike. */
  sizes: z.tuple([z.number().min(0.2).max(1), z.number().min(0.2).max(1)]).optional(),
  /** Names of the two sides of a versus or before/after layout. */
  sides: z.object({ left: z.string(), right: z.string() }).nullable(),
  /** The number that the prompt is about; a list shows it on its badge ("7", "TOP 10"). */
  number: z.object({ value: z.string().min(1), unit: z.string().nullable() }).nullable(),
  grade: z.enum(gradeIds),
  effects: z.array(effectSchema),
  /**
   * How much work goes into light and depth: modelled heroes with cast shadows, beams and haze, things near
   * the lens. Absent for the plain finish, and in recipes older than this setting.
   */
  finish: z.literal('rich').optional(),
  /** Absent unless the style was described in words. */
  tone: toneSchema.optional(),
  /** Absent if no reference image is shown. */
  photos: z.array(recipePhotoSchema).max(mostPhotos).optional(),
  /** Photos that the user replaced by an illustration: not drawn, kept so that they can come back. */
  putAside: z.array(recipePhotoSchema).max(mostPhotos).optional(),
  /** Colours of a reference image, top to bottom, that tint the scene; absent if none does. */
  tint: z.array(color).min(1).max(3).optional(),
  /**
   * The profile of a trained style: changes the style's letters, hero and colours. Absent for other styles.
   */
  look: profileSchema.optional(),
  /**
   * Parts that the user moved or scaled, in the order in which that was done; absent if there are none, and
   * in recipes older than this.
   */
  places: z.array(designPlaceSchema).max(placeLimits.most).optional(),
  choices: z.object({
    headline: choiceOf(z.array(z.string())),
    hero: choiceOf(icon.nullable()),
    scene: choiceOf(z.enum(sceneIds)),
    layout: choiceOf(z.enum(layoutIds)),
  }),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** Returns whether an illustration or a photo is beside the headline. */
export function hasHero({ hero, photos = [] }: Pick<Recipe, 'hero' | 'photos'>): boolean {
  return hero !== null || photos.length > 0;
}

/** A message to the user about a design: a script without a font, an icon that was not found. */
export interface DesignWarning {
  code: string;
  message: string;
}
