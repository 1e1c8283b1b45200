import type { GenerationSettings } from '#contract/generation.ts';
import type { ReferenceStroke, ReferenceUse } from '#contract/references.ts';
import type { ImageStyleId } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { UpscaleFactor } from '#contract/upscale.ts';

/** The operations that make or change pictures, through `submit` and `collect`. */
export const pictureOperations = ['generate', 'edit', 'inpaint', 'upscale', 'removeBackground'] as const;
export type PictureOperation = (typeof pictureOperations)[number];

/** The inputs without which an operation cannot be made. */
export const neededInputs = {
  generate: ['prompt'],
  edit: ['prompt', 'picture'],
  inpaint: ['prompt', 'picture', 'mask'],
  upscale: ['picture'],
  removeBackground: ['picture'],
} as const satisfies Record<PictureOperation, readonly ('prompt' | 'picture' | 'mask')[]>;

/** A source picture: upright, in sRGB, eight bits a channel. */
export interface SourcePicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Marks what is to change in a picture of the same size: a greyscale PNG in which white changes and black
 * stays. This is the only polarity inside Adventure; an engine converts it for its provider.
 */
export interface Mask {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** All settings of a generation. */
export interface DrawnSettings extends Readonly<Omit<GenerationSettings, 'count' | 'seed'>> {
  /** The number of pictures. */
  readonly count: number;
  /**
   * The chosen seed, or a random one. With engines that take seeds, the same request and seed give the same
   * picture. Each further picture adds one to the seed.
   */
  readonly seed: number;
}

/** The settings of a change to a picture. */
export interface EditSettings extends Pick<DrawnSettings, 'effort' | 'seed'> {
  /** In the range of `editStrength`, which has the default. Some engines ignore it. */
  readonly strength?: number;
}

/** The whole picture, remade by a prompt. */
export interface EditRequest {
  readonly operation: 'edit';
  readonly prompt: string;
  readonly picture: SourcePicture;
  readonly settings: EditSettings;
}

/** A part of the picture, repainted by a prompt. */
export interface InpaintRequest {
  readonly operation: 'inpaint';
  readonly prompt: string;
  readonly picture: SourcePicture;
  readonly mask: Mask;
  readonly settings: EditSettings;
}

/** The picture, larger. The sliders have the ranges of the contract's `upscaleSliders`. */
export interface UpscaleRequest {
  readonly operation: 'upscale';
  readonly picture: SourcePicture;
  readonly factor: UpscaleFactor;
  readonly dynamic: number;
  readonly creativity: number;
  readonly resemblance: number;
  /** May be empty. Some engines ignore it. */
  readonly prompt: string;
  readonly seed: number;
}

/** The picture's subject on a transparent background. */
export interface RemoveBackgroundRequest {
  readonly operation: 'removeBackground';
  readonly picture: SourcePicture;
}

export type PictureRequest =
  | GenerateRequest
  | EditRequest
  | InpaintRequest
  | UpscaleRequest
  | RemoveBackgroundRequest;

/** The request of an operation. */
export type RequestOf<Operation extends PictureOperation> = Extract<PictureRequest, { operation: Operation }>;

/** Pictures from a prompt. Sizes in pixels. */
export interface GenerateRequest {
  readonly operation: 'generate';
  readonly tool: GenerateTool;
  readonly prompt: string;
  readonly style: EngineStyle;
  readonly settings: DrawnSettings;
  readonly width: number;
  readonly height: number;
  /** At most `maxReferences` of the capabilities. */
  readonly references: readonly EngineReference[];
  /** A reference picture in words, beside or instead of the picture. */
  readonly referenceDescription?: string;
  /** How many pictures of the same request its user has: an engine that can makes others. Default: 0. */
  readonly earlier?: number;
}

/** A reference picture, upright, in sRGB. */
export interface EngineReference {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly use: ReferenceUse;
  readonly strokes: readonly ReferenceStroke[];
}

/**
 * A style as an engine gets it: a preset by id, a description in words, or a style trained on this engine,
 * with the profile from that training.
 */
export interface EngineStyle {
  readonly id: ImageStyleId | (string & {});
  readonly name: string;
  readonly description?: string;
  /** The profile from the engine's own training. JSON that only this engine reads. */
  readonly profile?: unknown;
}
