import type { Metadata, Sharp } from 'sharp';
import type { WorkOwner } from '../user-limiter.ts';
import { decodeForUser, openPicture } from './decoder.ts';

export const downloadFormats = ['jpg', 'png', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mimeTypes: Record<DownloadFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** High enough for no visible loss, while a 1280×720 thumbnail stays far below 2 MB. */
export const downloadQuality = { jpg: 92, webp: 92, png: null } as const;

/**
 * Up to this many pixels a JPEG uses mozjpeg's search: some per cent smaller, and five times as slow.
 * Generated pictures are below it, upscaled ones above: for 59 megapixels the search would take 22 seconds.
 */
const carefulPixels = 1_500_000;

/** A stored picture, or how to read it: then it uses no memory before its turn. */
export type PictureSource = Uint8Array | (() => Promise<Uint8Array>);

/** Returns how to read a stored picture and its header. */
export function reading(source: PictureSource): () => Promise<{ bytes: Uint8Array; metadata: Metadata }> {
  return async () => {
    const bytes = source instanceof Uint8Array ? source : await source();
    return { bytes, metadata: await openPicture(bytes).metadata() };
  };
}

/** A re-encoded picture. */
export interface ConvertedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Converts a stored picture to a format for other sites. Transparency becomes white if the format has none.
 */
export function convertPicture(
  source: PictureSource,
  format: DownloadFormat,
  owner: WorkOwner,
): Promise<ConvertedPicture> {
  return decodeForUser(owner, reading(source), async ({ bytes, metadata }) => {
    const picture = openPicture(bytes);
    const { data, info } = await encoded(picture, format, metadata).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

function encoded(picture: Sharp, format: DownloadFormat, size: { width: number; height: number }): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 8 });
  if (format === 'webp') return picture.webp({ quality: downloadQuality.webp });
  return asJpeg(picture, downloadQuality.jpg, size);
}

/** JPEG on white without chroma subsampling, which would fringe the edges of coloured text. */
export function asJpeg(
  picture: Sharp,
  quality: number,
  { width, height }: { width: number; height: number },
): Sharp {
  const mozjpeg = width * height <= carefulPixels;
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg, chromaSubsampling: '4:4:4' });
}
