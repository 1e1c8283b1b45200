import pLimit from 'p-limit';
import { megabyte } from '#contract/bytes.ts';
import { openPicture } from './decoder.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** Engines send previews unasked, so they have their own queue: no picture waits for them. */
const ofEngines = pLimit(1);

/** Larger ones are not previews. */
const maxBytes = 4 * megabyte;

/** Longest side in pixels and quality, decreasing until the result is small enough. */
const attempts = [
  [288, 50],
  [224, 40],
  [160, 35],
  [96, 30],
  [48, 20],
] as const;

/** No new attempt starts after this, and a slower decoder is stopped. */
const timeoutSeconds = 2;

/**
 * Makes an external picture small enough to send with a message: WebP, upright, within the byte limit. Null
 * for anything else.
 */
export function makePreview(source: Uint8Array, mostBytes: number): Promise<Buffer | null> {
  if (source.byteLength > maxBytes) return Promise.resolve(null);
  return ofEngines(async () => {
    try {
      await checkPicture(source, await sniffPicture(source));
      for (const [side, quality] of attempts) {
        const bytes = await openPicture(source)
          .timeout({ seconds: timeoutSeconds })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .webp({ quality, effort: 2 })
          .toBuffer();
        if (bytes.byteLength <= mostBytes) return bytes;
      }
      return null;
    } catch {
      return null;
    }
  });
}
