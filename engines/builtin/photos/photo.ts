import type { ReferenceStroke, ReferenceUse } from '#contract/references.ts';
import type { Mask } from './mask.ts';
import type { PackedMask } from './packed-mask.ts';

/** A reference picture as it came: the bytes of a JPEG or PNG, upright and in sRGB. */
export interface DesignPhoto {
  bytes: Uint8Array;
  use: ReferenceUse;
  strokes: readonly ReferenceStroke[];
}

/** A photo as it is drawn, with its place among the reference pictures. */
export interface PhotoPixels {
  at: number;
  /** RGBA, eight bits each, row by row, not multiplied by the opacity. */
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** What is cut out of it; null for the whole of it. */
  mask: Mask | null;
}

/** Colours of a photo, `#rrggbb`. */
export interface PhotoColors {
  /** The one that covers most of it, and the next that differs clearly. */
  primary: string;
  secondary: string;
  /** Its strongest colour, as a headline can be written in it; null for a photo without one. */
  vivid: string | null;
  light: string;
  dark: string;
  /** From top to bottom. */
  bands: [string, string, string];
}

/** What a design must know of a photo to arrange it. Plain JSON. */
export interface PhotoFacts {
  at: number;
  use: ReferenceUse;
  strokes: ReferenceStroke[];
  /** What the strokes have cut out; null where nothing was. */
  mask: PackedMask | null;
  /** As it came, in pixels. */
  width: number;
  height: number;
  longest: number;
  focus: { x: number; y: number };
  /** Whether it can stand without its background: it is transparent there, or its marks have cut it out. */
  isCutOut: boolean;
  /** The box of what is left then (x, y, width, height in shares); null for the whole. */
  subject: [number, number, number, number] | null;
  colors: PhotoColors;
}

/** A recipe shows a photo that did not come beside it: it was deleted, say. Trying again gives the same. */
export class PhotoMissing extends Error {
  override readonly name = 'PhotoMissing';
  readonly at: number;

  constructor(at: number) {
    super(`reference picture ${at + 1} is not there`);
    this.at = at;
  }
}

/** The bytes of a photo are no picture. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable';
  readonly at: number;

  constructor(at: number, options?: ErrorOptions) {
    super(`reference picture ${at + 1} cannot be read`, options);
    this.at = at;
  }
}
