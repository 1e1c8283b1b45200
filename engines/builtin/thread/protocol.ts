/** The messages between the drawing thread and its owner. Structured clones, so plain data only. */
import type { DesignInput } from '../design-input.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';

/** `photos`: the pixels of at least the photos that are shown. */
export type DrawingTask = { photos?: readonly PhotoPixels[] } & (
  | { kind: 'design'; input: DesignInput }
  | { kind: 'render'; recipe: Recipe }
);

export interface PixelPicture {
  /** RGBA, eight bits each, row by row. */
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Whether every pixel is opaque. */
  isOpaque: boolean;
}

/** What follows the picture's pixels, which are sent as soon as they are drawn. */
export interface DrawnRest {
  /** A reduced copy that smaller variants are made from (see `EnginePicture`); null for a small picture. */
  reduced: PixelPicture | null;
  recipe: Recipe;
  warnings: DesignWarning[];
}

export interface DrawnPicture extends DrawnRest {
  pixels: PixelPicture;
}

/**
 * The steps in the order they finish, with the share of the whole time (with the owner's encoding) that has
 * passed by then. The library defers drawing until the pixels are read: `finishing` takes most of the time.
 */
export const drawingSteps = {
  'reading the prompt': 0.03,
  scene: 0.25,
  hero: 0.45,
  headline: 0.55,
  finishing: 0.8,
} as const;
export type DrawingStep = keyof typeof drawingSteps;
