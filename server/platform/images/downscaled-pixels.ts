import { AppError } from '../app-error.ts';
import type { WorkOwner } from '../user-limiter.ts';
import { oneHeavyAtATime, openPicture, runForUser } from './decoder.ts';
import { checkPicture, isHeavy } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** A small copy of a picture, decoded: upright, in sRGB. */
export interface DownscaledPixels {
  /** Of the whole picture, upright, in pixels. */
  width: number;
  height: number;
  /** Eight bits each of red, green, blue and opacity, row by row. */
  pixels: { rgba: Uint8Array; width: number; height: number };
}

export interface Reduction {
  /** Its longest side is at most this many pixels; a smaller picture keeps its size. */
  side: number;
  /** The decoder is stopped after this many seconds. */
  timeoutSeconds: number;
}

/**
 * Reads an uploaded picture for looking at it, with the checks of `readPicture` and its errors. Nothing is encoded, and a
 * JPEG is decoded in the small right away. Of an animation it takes the first frame.
 */
export async function readDownscaledPixels(
  source: string | Uint8Array,
  { side, timeoutSeconds }: Reduction,
  owner: WorkOwner,
): Promise<DownscaledPixels> {
  const sourceFormat = await sniffPicture(source);
  return runForUser(owner, async () => {
    const metadata = await checkPicture(source, sourceFormat);
    const { width, height } = metadata.autoOrient;
    return oneHeavyAtATime(isHeavy(metadata), async () => {
      try {
        const { data, info } = await openPicture(source)
          .timeout({ seconds: timeoutSeconds })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return { width, height, pixels: { rgba: data, width: info.width, height: info.height } };
      } catch (cause) {
        throw new AppError('image_unreadable', { cause });
      }
    });
  });
}
