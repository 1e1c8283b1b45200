import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { megabyte } from '#contract/bytes.ts';
import { uploadLimits } from '#contract/limits.ts';
import { createUserLimiter, type WorkOwner } from '../user-limiter.ts';

/**
 * Concurrently decoded user pictures in this process. One of 64 megapixels takes 150 MB, and up to 700 MB as
 * a progressive JPEG or with transparency, so the limit is about memory.
 */
const maxDecoding = 2;
/** Each waits with its upload on disk. */
const limiter = createUserLimiter({ concurrency: 1, maxWaiting: 19 });
/**
 * Pictures with more pixels take seconds, and wait for each other only: accounts that send many of them
 * do not delay pictures of a usual size.
 */
const largePixels = 20_000_000;
/** Far above any honest picture (64 megapixels of PNG: 10 s); stops files made to be slow. */
const timeoutSeconds = 60;
const ofUsers = pLimit(maxDecoding);
const large = pLimit(1);
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

/**
 * Pictures with more bytes of pixels are processed alone: 64 megapixels of 16 bits with transparency take 512
 * MB.
 */
const heavyBytes = 256 * megabyte;

/** Whether a picture needs so much memory that it must be processed alone. */
export function isHeavy({ width, height, pageHeight = height, channels, depth }: Metadata): boolean {
  return width * pageHeight * channels * (depth === 'uchar' ? 1 : 2) > heavyBytes;
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

/**
 * Decodes a user's picture, in turn like `runForUser`. `look` reads its header; a large picture then leaves
 * the turn of the others, and its header is read again in its own.
 */
export function decodeForUser<Seen extends { metadata: Metadata }, T>(
  owner: WorkOwner,
  look: () => Promise<Seen>,
  decode: (seen: Seen) => Promise<T>,
): Promise<T> {
  return limiter.run(owner, async () => {
    const usual = await ofUsers(async () => {
      owner.signal?.throwIfAborted();
      const seen = await look();
      return isLarge(seen.metadata) ? null : { decoded: await decode(seen) };
    });
    if (usual !== null) return usual.decoded;
    return large(async () => {
      owner.signal?.throwIfAborted();
      const seen = await look();
      return serializeHeavyWork(isHeavy(seen.metadata), () => decode(seen));
    });
  });
}

function isLarge({ width, height, pageHeight = height }: Metadata): boolean {
  return width * pageHeight > largePixels;
}
