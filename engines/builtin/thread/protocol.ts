/** What the drawing thread and its owner say to each other. Structured clones, so plain data only. */
import type { DesignInput } from '../design-input.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';

export type PictureFormat = 'webp' | 'png' | 'jpeg';

export interface Encoding {
  format: PictureFormat;
  /** 1–100; ignored for PNG. */
  quality: number;
}

export type DrawingTask =
  | { kind: 'design'; input: DesignInput; encoding: Encoding }
  | { kind: 'render'; recipe: Recipe; encoding: Encoding };

export interface ReducedPicture {
  /** Opaque RGBA, eight bits each, row by row. */
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same in small, for the copies that are made of it (see `EnginePicture`); null for a picture that is small. */
  reduced: ReducedPicture | null;
  mimeType: `image/${PictureFormat}`;
  width: number;
  height: number;
  recipe: Recipe;
  warnings: DesignWarning[];
}

/** Steps in the order in which they finish, with the share of the whole time that has passed by then. */
export const drawingSteps = {
  'reading the prompt': 0.03,
  scene: 0.3,
  hero: 0.5,
  headline: 0.6,
  finishing: 0.75,
  encoding: 1,
} as const;
export type DrawingStep = keyof typeof drawingSteps;

/** Owner → thread. */
export interface TaskMessage {
  taskId: number;
  task: DrawingTask;
}

/** Thread → owner. */
export type ThreadMessage =
  | { taskId: number; kind: 'progress'; step: DrawingStep }
  | { taskId: number; kind: 'done'; drawing: Drawing }
  | { taskId: number; kind: 'failed'; message: string };
