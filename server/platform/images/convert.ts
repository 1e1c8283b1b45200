import type { Turn } from '../turns.ts';
import { inTurn, openPicture } from './decoder.ts';

export const downloadFormats = ['jpg', 'png', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mimeTypes: Record<DownloadFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** High enough that nobody sees a loss, and a 1280×720 thumbnail still stays far below 2 MB. */
const jpegQuality = 92;
const webpQuality = 92;

/**
 * A stored picture in the format that a creator uploads elsewhere. Transparency becomes white where the format has
 * none.
 */
export function convertPicture(bytes: Uint8Array, format: DownloadFormat, turn: Turn): Promise<Buffer> {
  return inTurn(turn, () => {
    const picture = openPicture(bytes);
    if (format === 'png') return picture.png({ compressionLevel: 8 }).toBuffer();
    if (format === 'webp') return picture.webp({ quality: webpQuality }).toBuffer();
    return picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });
}
