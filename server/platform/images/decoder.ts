import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { createUserLimiter, type WorkOwner } from '../user-limiter.ts';

/**
 * Concurrently decoded user pictures in this process. One of 64 megapixels takes 150 MB, and up to 700 MB as
 * a progressive JPEG or with transparency, so the limit is about memory.
 */
const maxDecoding = 2;
/** Each waits with its upload on disk. */
const limiter = createUserLimiter({ concurrency: 1, maxWaiting: 19 });
/** Far above any honest picture (64 megapixels of PNG: 10 s); stops files made to be slow. */
const timeoutSeconds = 60;
const ofUsers = pLimit(maxDecoding);
const ofOurs = pLimit(maxDecoding);
const heavy = pLimit(1);

// The library would keep open files and recent pixels for a repetition that never comes.
sharp.cache(false);

/** Opens an untrusted picture: limited in pixels, failing if the file is damaged. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(source, {
    // Browsers show a file with warnings; a truncated one fails.
    failOn: 'error',
    limitInputPixels: uploadLimits.maxPixels,
    ...options,
  }).timeout({ seconds: timeoutSeconds });
}

/** Opens decoded pixels, eight bits each, row by row. */
export function openRaw(
  pixels: Uint8Array,
  raw: { width: number; height: number; channels: 1 | 3 | 4 },
): Sharp {
  return sharp(pixels, { raw, limitInputPixels: uploadLimits.maxPixels }).timeout({
    seconds: timeoutSeconds,
  });
}

/** Runs work on a picture that this server made. Users' pictures have their own limit and never delay it. */
export function withDecoderSlot<T>(work: () => Promise<T>): Promise<T> {
  return ofOurs(work);
}

/** Decodes pictures that need much memory one at a time; others do not wait for it. */
export function serializeHeavyWork<T>(isHeavy: boolean, work: () => Promise<T>): Promise<T> {
  return isHeavy ? heavy(work) : work();
}

/**
 * Runs work on a user's picture, one at a time per user, so that one user's many large pictures cannot delay
 * the others. Does not start the work if the signal aborts while it waits. Throws like `UserLimiter.run`.
 */
export function runForUser<T>(owner: WorkOwner, work: () => Promise<T>): Promise<T> {
  return limiter.run(owner, () =>
    ofUsers(() => {
      owner.signal?.throwIfAborted();
      return work();
    }),
  );
}
