import { AppError } from '../app-error.ts';
import type { WorkOwner } from '../user-limiter.ts';
import { decodeForUser, openPicture } from './decoder.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** A re-encoded small picture: upright, in sRGB, without metadata, on white if it was transparent. */
export interface DownscaledPicture {
  /** JPEG. */
  bytes: Buffer;
  width: number;
  height: number;
  /** The whole picture in `sampleSide` × `sampleSide` RGB pixels, for comparisons. */
  sample: Uint8Array;
}

export const sampleSide = 32;

/**
 * Reads an uploaded picture at reduced size, with the checks and errors of `readPicture`. Uses the first
 * frame of an animation.
 */
export async function readDownscaled(
  source: string | Uint8Array,
  { side }: { side: number },
  owner: WorkOwner,
): Promise<DownscaledPicture> {
  const sourceFormat = await sniffPicture(source);
  const look = async () => ({ metadata: await checkPicture(source, sourceFormat) });
  return decodeForUser(owner, look, async () => {
    try {
      const { data, info } = await openPicture(source)
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      const sample = await openPicture(data)
        .resize({ width: sampleSide, height: sampleSide, fit: 'fill' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer();
      return { bytes: data, width: info.width, height: info.height, sample };
    } catch (cause) {
      throw new AppError('image_unreadable', { cause });
    }
  });
}
