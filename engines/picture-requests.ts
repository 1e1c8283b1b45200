import type { UpscaleFactor } from '#contract/upscale.ts';
import { EngineError, type GenerateRequest } from './engine.ts';

/** The kinds of work that make or change pictures: what `submit` and `collect` serve. */
export const pictureOperations = ['generate', 'edit', 'inpaint', 'upscale', 'removeBackground'] as const;
export type PictureOperation = (typeof pictureOperations)[number];

/** A picture that is worked on: upright, in sRGB, eight bits a channel. */
export interface SourcePicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * What of a picture is to change, as big as the picture: a greyscale PNG in which white is changed and black is kept. This
 * is the only polarity inside Adventure; an engine turns it into what its provider reads.
 */
export interface Mask {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The whole picture, made anew by what a prompt says. */
export interface EditRequest {
  readonly operation: 'edit';
  readonly prompt: string;
  readonly picture: SourcePicture;
  /** 0 to 100, as the form has it. */
  readonly quality: number;
  readonly seed: number;
}

/** A part of the picture, made anew by what a prompt says. */
export interface InpaintRequest {
  readonly operation: 'inpaint';
  readonly prompt: string;
  readonly picture: SourcePicture;
  readonly mask: Mask;
  /** 0 to 100, as the form has it. */
  readonly quality: number;
  readonly seed: number;
}

/** The picture, larger. The sliders run as `upscaleSliders` of the contract says. */
export interface UpscaleRequest {
  readonly operation: 'upscale';
  readonly picture: SourcePicture;
  readonly factor: UpscaleFactor;
  readonly dynamic: number;
  readonly creativity: number;
  readonly resemblance: number;
  /** May be empty; read by engines that can. */
  readonly prompt: string;
  readonly seed: number;
}

/** The picture's subject on nothing. */
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

/** The request as one of the operations that an engine serves. Throws an `EngineError` for another, which was sent by mistake. */
export function requestOf<Operation extends PictureOperation>(
  request: PictureRequest,
  operation: Operation,
): RequestOf<Operation> {
  if (request.operation !== operation) {
    throw new EngineError('invalid_input', `this engine does not do ${request.operation}`);
  }
  return request as RequestOf<Operation>;
}
