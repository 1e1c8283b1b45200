import { gigabyte, megabyte } from './bytes.ts';
import { galleryLimits } from './limits.ts';

/**
 * The documents of the canvas editor; `documentLimits` of `canvas/document` has those of a document's layers.
 */
export const canvasLimits = {
  /** Documents of a user, those in the trash included. */
  documents: 500,
  /** Of all pictures in a user's documents. */
  assetBytes: 5 * gigabyte,
  /** A document without its pictures, as it is shared and stored. */
  stateBytes: 8 * megabyte,
  snapshotsPerDocument: 50,
  nameMaxCharacters: 100,
  snapshotNameMaxCharacters: 100,
  searchMaxCharacters: 100,
  trashDays: galleryLimits.trashDays,
  /** How long a picture is kept that no document shows any more: a step back may want it. */
  unusedAssetDays: 7,
  /** Longest side of a document's small picture, in pixels. */
  thumbnailSide: 512,
  thumbnailMaxCharacters: 700_000,
  /** Of a document as one file. */
  fileBytes: 100 * megabyte,
  /** Uploaded fonts of a user, and one of them. Fonts of East Asian scripts have some 8 MB. */
  fonts: 40,
  fontBytes: 12 * megabyte,
  fontNameMaxCharacters: 80,
  /** Kept looks of text, and one of them as JSON. */
  textLooks: 48,
  textLookMaxCharacters: 20_000,
  slotMaxCharacters: 5_000,
  slots: 100,
} as const;
