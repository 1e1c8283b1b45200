import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';

/**
 * Pictures decoded at once in this process. One of 64 megapixels takes 150 MB while it passes through, and a progressive
 * JPEG of that size up to 500 MB, so that the bound is about memory.
 */
const maxDecoding = 2;
/** Far above any honest picture (64 megapixels of PNG: 10 s); it ends what was made to be slow. */
const timeoutSeconds = 60;
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
  }).timeout({ seconds: timeoutSeconds });
}

/** Runs work that decodes pictures when there is room for it. */
export function whenRoom<T>(work: () => Promise<T>): Promise<T> {
  return limit(work);
}
