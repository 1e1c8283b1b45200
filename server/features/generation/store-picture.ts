import { variantWidths } from '#contract/resolutions.ts';
import type { EnginePicture } from '#engines/calls.ts';
import { withProvenance } from '#server/platform/images/provenance.ts';
import { makeVariants } from '#server/platform/images/variants.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import { objectKeys } from './object-keys.ts';
import { storeObject } from './store-object.ts';

const fileEndings = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

export interface PictureToStore {
  job: { userId: string; jobId: string; attempt: number; signal: AbortSignal };
  /** The file's name without its ending, unlike those of the attempt's other pictures. */
  fileName: string;
  picture: EnginePicture;
  /** The picture of another engine under its words: a JPEG. */
  base?: Uint8Array | null;
  /** Whether rules set words over the pixels of a model; by default, whether there is a `base` to store. */
  hasDrawnWords?: boolean;
  /** Its maker, and whether that is a trained model. */
  madeBy: string;
  isModelMade: boolean;
  /**
   * Written into the file, with its maker. The prompt is not: strangers may get the file, and its owner's
   * downloads have the prompt only if the owner chooses so.
   */
  input: { tool: string };
}

const widestCopy = Math.max(...variantWidths);

/** The file columns of a picture's row. */
export type StoredFiles = Pick<
  NewImageRow,
  'objectKey' | 'mimeType' | 'bytes' | 'width' | 'height' | 'variants' | 'thumbhash'
> & { baseKey: string | null };

/** Stores a picture and its smaller copies for this attempt. Throws `storage_failed`. */
export async function storePicture(
  objects: ObjectStore,
  {
    job,
    fileName,
    picture,
    base = null,
    hasDrawnWords = base !== null,
    madeBy,
    isModelMade,
    input,
  }: PictureToStore,
): Promise<StoredFiles> {
  const folder = objectKeys.attempt(job.userId, job.jobId, job.attempt);
  const objectKey = `${folder}${fileName}.${fileEndings[picture.mimeType]}`;
  const bytes = withProvenance(picture.bytes, {
    tool: input.tool,
    prompt: null,
    engine: madeBy,
    isModelMade,
    hasDrawnWords,
  });
  // A WebP is its own variant of its width.
  const own = picture.mimeType === 'image/webp' ? [{ width: picture.width, key: objectKey }] : [];
  // The reduced picture is as wide as the widest copy narrower than the picture: enough unless a copy of the
  // picture's own width is needed.
  const isEnough = own.length > 0 || picture.width > widestCopy;
  const source = isEnough ? (picture.reduced ?? picture.bytes) : picture.bytes;
  const { variants, thumbhash } = await makeVariants(source, own.length > 0 ? { below: picture.width } : {});
  const smaller = variants.map((variant) => ({
    ...variant,
    key: `${folder}${fileName}-${variant.width}.webp`,
  }));
  const baseKey = base && `${folder}${fileName}-base.jpg`;
  job.signal.throwIfAborted();
  await allEnded([
    ...(base && baseKey ? [storeObject(objects, baseKey, Buffer.from(base), 'image/jpeg')] : []),
    storeObject(objects, objectKey, bytes, picture.mimeType),
    ...smaller.map((variant) => storeObject(objects, variant.key, variant.bytes, 'image/webp')),
  ]);
  return {
    objectKey,
    mimeType: picture.mimeType,
    bytes: bytes.byteLength,
    width: picture.width,
    height: picture.height,
    variants: [...smaller.map(({ width, key }) => ({ width, key })), ...own],
    thumbhash,
    baseKey,
  };
}

/**
 * Like `Promise.all`, but rejects only once all have ended: a file still being written when a job fails would
 * otherwise be stored after the cleanup.
 */
export async function allEnded<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
