import { AppError } from '../app-error.ts';
import type { WorkOwner } from '../user-limiter.ts';
import { decodeForUser, openPicture } from './decoder.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** A decoded small copy of a picture: upright, in sRGB. */
export interface DownscaledPixels {
  /** Of the whole picture, upright, in pixels. */
  width: number;
  height: number;
  /** RGBA, eight bits each, row by row. */
  pixels: { rgba: Uint8Array; width: number; height: number };
}

export interface Reduction {
  /** Maximum of its longest side, in pixels; a smaller picture keeps its size. */
  side: number;
  /** The decoder stops after this many seconds. */
  timeoutSeconds: number;
}

/**
 * Reads an uploaded picture for analysis, with the checks and errors of `readPicture`. Encodes nothing, and
 * decodes a JPEG at reduced size. Uses the first frame of an animation.
 */
export async function readDownscaledPixels(
  source: string | Uint8Array,
  { side, timeoutSeconds }: Reduction,
  owner: WorkOwner,
): Promise<DownscaledPixels> {
  const sourceFormat = await sniffPicture(source);
  const look = async () => ({ metadata: await checkPicture(source, sourceFormat) });
  return decodeForUser(owner, look, async ({ metadata }) => {
    const { width, height } = metadata.autoOrient;
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
}
