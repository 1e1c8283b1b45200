/** What the drawing thread and its owner say to each other. Structured clones, so plain data only. */
import type { DesignInput } from '../design-input.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';

/** `photos`: the pixels of those that are shown, and of others. */
export type DrawingTask = { photos?: readonly PhotoPixels[] } & (
  | { kind: 'design'; input: DesignInput }
  | { kind: 'render'; recipe: Recipe }
);

export interface PixelPicture {
  /** RGBA, eight bits each, row by row. */
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Whether nothing shines through anywhere. */
  isOpaque: boolean;
}

export interface DrawnPicture {
  pixels: PixelPicture;
  /** The same in small, for the copies that are made of it (see `EnginePicture`); null for a picture that is small. */
  reduced: PixelPicture | null;
  recipe: Recipe;
  warnings: DesignWarning[];
}

/**
 * Steps in the order in which they finish, with the share of the whole time (with the encoding, which is the owner's)
 * that has passed by then. Drawing is put off by the library until the pixels are read: `finishing` is most of it.
 */
export const drawingSteps = {
  'reading the prompt': 0.03,
  scene: 0.25,
  hero: 0.45,
  headline: 0.55,
  finishing: 0.8,
} as const;
export type DrawingStep = keyof typeof drawingSteps;
