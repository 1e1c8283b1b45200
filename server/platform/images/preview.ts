import pLimit from 'p-limit';
import { openPicture } from './decoder.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** What an engine shows while it works comes by itself, so it waits in a line of its own: no picture waits for it. */
const ofEngines = pLimit(1);

/** Larger ones are no previews. */
const maxBytes = 4 * 1024 * 1024;

/** The longest side in pixels, and the quality: less and less until it is small enough. */
const attempts = [
  [288, 50],
  [224, 40],
  [160, 35],
  [96, 30],
  [48, 20],
] as const;

/** Another one is begun no sooner than after this, and a decoder that takes longer is stopped. */
const timeoutSeconds = 2;

/**
 * Makes a picture from outside so small that it can be sent along with a message: WebP, upright, no more than so many bytes.
 * Null for what is no picture, or cannot be made so small.
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
