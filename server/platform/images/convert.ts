import type { Sharp } from 'sharp';
import type { WorkOwner } from '../user-limiter.ts';
import { oneHeavyAtATime, openPicture, runForUser } from './decoder.ts';
import { isHeavy } from './intake.ts';

export const downloadFormats = ['jpg', 'png', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mimeTypes: Record<DownloadFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** High enough that nobody sees a loss, and a 1280×720 thumbnail still stays far below 2 MB. */
export const downloadQuality = { jpg: 92, webp: 92, png: null } as const;

/**
 * Up to this many pixels a JPEG is written by mozjpeg's search: some per cent smaller, and five times as slow. Pictures
 * as they are made are below it, what was enlarged is above: of 59 megapixels the search would take 22 seconds.
 */
const carefulPixels = 1_500_000;

/** A stored picture, or how it is read: then it takes no memory before its turn. */
export type PictureSource = Uint8Array | (() => Promise<Uint8Array>);

export async function readSource(source: PictureSource): Promise<Uint8Array> {
  return source instanceof Uint8Array ? source : source();
}

/** A picture written anew. */
export interface ConvertedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A stored picture in the format that a creator uploads elsewhere. Transparency becomes white where the format has
 * none.
 */
export function convertPicture(
  source: PictureSource,
  format: DownloadFormat,
  owner: WorkOwner,
): Promise<ConvertedPicture> {
  return runForUser(owner, async () => {
    const bytes = await readSource(source);
    const metadata = await openPicture(bytes).metadata();
    return oneHeavyAtATime(isHeavy(metadata), async () => {
      const picture = openPicture(bytes);
      const { data, info } = await encoded(picture, format, metadata).toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    });
  });
}

function encoded(picture: Sharp, format: DownloadFormat, size: { width: number; height: number }): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 8 });
  if (format === 'webp') return picture.webp({ quality: downloadQuality.webp });
  return asJpeg(picture, downloadQuality.jpg, size);
}

/** JPEG on white, with every colour at its own place: halved ones fringe the edges of coloured text. */
export function asJpeg(
  picture: Sharp,
  quality: number,
  { width, height }: { width: number; height: number },
): Sharp {
  const mozjpeg = width * height <= carefulPixels;
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg, chromaSubsampling: '4:4:4' });
}
