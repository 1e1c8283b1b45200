import type { ErrorCode } from '#contract/errors.ts';

/** What page and worker say to each other. */
export interface PrepareAsk {
  id: number;
  file: Blob;
  /** Longest side in pixels of what is uploaded. */
  maxSide: number;
}

/** Why a file is no reference; codes of the server, which would say the same. */
export type RefusalCode = Extract<
  ErrorCode,
  'heic_unsupported' | 'unsupported_image' | 'image_too_large' | 'image_unreadable' | 'payload_too_large'
>;

export interface PreparedPicture {
  /** What is uploaded: the file's own bytes, or the picture drawn anew. */
  bytes: Blob;
  /** At most 640 px on its longer side. */
  preview: Blob;
  /** Of what is uploaded, in pixels, the right way up. */
  width: number;
  height: number;
  isRedrawn: boolean;
  /** It moved; only its first frame is used. */
  isFirstFrame: boolean;
}

export type PrepareAnswer =
  | { id: number; picture: PreparedPicture; refusal?: never }
  | { id: number; refusal: RefusalCode; picture?: never };
