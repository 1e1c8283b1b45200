import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';

/**
 * Pictures decoded at once in this process. One of 64 megapixels takes some 300 MB while it is decoded, so that the
 * bound is about memory; a single one uses the other cores, too, where the library finds it worth while.
 */
const maxDecoding = 2;
const limit = pLimit(maxDecoding);

// The library would keep open files and the latest pixels for a repetition that never comes.
sharp.cache(false);

/** Opens a picture that is not to be trusted: bounded in pixels, failing where the file is damaged. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(source, {
    // A file that only warrants a warning is shown by every browser; one that ends early is not.
    failOn: 'error',
    limitInputPixels: uploadLimits.maxPixels,
    ...options,
  });
}

/** Runs work that decodes pictures when there is room for it. */
export function whenRoom<T>(work: () => Promise<T>): Promise<T> {
  return limit(work);
}
