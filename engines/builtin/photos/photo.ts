import type { ReferenceStroke, ReferenceUse } from '../../../contract/references.ts';
import type { RecipeFace, RecipePhoto } from '../recipe.ts';
import type { Mask } from './mask.ts';
import type { PackedMask } from './packed-mask.ts';

/** A reference image as uploaded: the bytes of a JPEG or PNG, upright and in sRGB. */
export interface DesignPhoto {
  bytes: Uint8Array;
  use: ReferenceUse;
  strokes: readonly ReferenceStroke[];
  /** Whether another engine made it for this design, with room for the words. */
  isMade?: boolean;
}

/** A photo as it is drawn, with its index among the reference images. */
export interface PhotoPixels {
  at: number;
  /** RGBA, eight bits each, row by row, not premultiplied. */
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** The cut-out mask; null for the whole photo. */
  mask: Mask | null;
}

/** Colours of a photo, `#rrggbb`. */
export interface PhotoColors {
  /** The colour that covers most of it, and the next clearly different one. */
  primary: string;
  secondary: string;
  /** Its strongest colour that a headline can use; null if it has none. */
  vivid: string | null;
  light: string;
  dark: string;
  /** From top to bottom. */
  bands: [string, string, string];
}

/** The facts that a design needs to arrange a photo. Plain JSON. */
export interface PhotoFacts {
  at: number;
  use: ReferenceUse;
  strokes: ReferenceStroke[];
  /** The mask made from the strokes; null if there is none. */
  mask: PackedMask | null;
  /** Original size in pixels. */
  width: number;
  height: number;
  longest: number;
  focus: { x: number; y: number };
  /**
   * Whether it can be shown without its background: it is transparent there, or its strokes have cut it out.
   */
  isCutOut: boolean;
  /** The subject's bounding box (x, y, width, height in shares); null for the whole photo. */
  subject: [number, number, number, number] | null;
  colors: PhotoColors;
  /** The faces in it, the largest first. */
  faces: RecipeFace[];
  /** Whether another engine made it for this design: it is the whole picture. */
  isMade?: true;
  /** What a recipe stores of its people; null if they are not cut out. */
  person: NonNullable<RecipePhoto['person']> | null;
}

/**
 * A photo that a recipe shows is missing, for example because it was deleted. A retry gives the same result.
 */
export class PhotoMissing extends Error {
  override readonly name = 'PhotoMissing';
  readonly at: number;

  constructor(at: number) {
    super(`reference picture ${at + 1} is not there`);
    this.at = at;
  }
}

/** The bytes of a photo are not a picture. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable';
  readonly at: number;

  constructor(at: number, options?: ErrorOptions) {
    super(`reference picture ${at + 1} cannot be read`, options);
    this.at = at;
  }
}
