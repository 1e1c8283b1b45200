import type { ErrorCode } from '#contract/error-codes.ts';

/** Messages between page and worker. */
export interface PrepareRequest {
  id: number;
  file: Blob;
  /** Maximum longer side of the upload, in pixels. */
  maxSide: number;
}

/** Why a file is refused; the server uses the same codes. */
export type RefusalCode = Extract<
  ErrorCode,
  | 'heic_unsupported'
  | 'unsupported_image'
  | 'image_too_large'
  | 'image_too_narrow'
  | 'image_unreadable'
  | 'payload_too_large'
>;

export interface PreparedPicture {
  /** The upload: the file's own bytes, or the redrawn picture. */
  bytes: Blob;
  /** At most 640 px on its longer side. */
  preview: Blob;
  /** Size of the upload in pixels, upright. */
  width: number;
  height: number;
  isRedrawn: boolean;
  /** Animated: only the first frame is used. */
  isFirstFrame: boolean;
}

export type PrepareAnswer =
  | { id: number; picture: PreparedPicture; refusal?: never }
  | { id: number; refusal: RefusalCode; picture?: never };
