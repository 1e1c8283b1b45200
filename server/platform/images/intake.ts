import type { Metadata } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { WorkOwner } from '../user-limiter.ts';
import { oneHeavyAtATime, openPicture, runForUser } from './decoder.ts';
import { hasTooManyScans } from './jpeg-scans.ts';
import { type PictureFormat, sniffPicture } from './sniff.ts';

/** A picture from outside after we have made it ours. */
export interface Picture {
  /** Written anew by us: upright, in sRGB, 8 bits a channel, without any metadata. */
  bytes: Buffer;
  width: number;
  height: number;
  /** JPEG, or PNG where there is transparency or nothing may be lost. */
  mimeType: 'image/jpeg' | 'image/png';
  /** What a file or an object's key of it ends with. */
  extension: 'jpg' | 'png';
  /** Whether anything shows through. */
  hasAlpha: boolean;
  /** What it was sent as. */
  sourceFormat: PictureFormat;
}

export interface Intake {
  /** It is made no larger than this, in pixels a side. */
  longest?: number;
  /** Refuses a picture for its size, as it is upright, by throwing before any of its pixels is decoded. */
  check?(size: { width: number; height: number }): void;
  /** Writes what came in a format without loss as PNG, whether or not anything shows through. */
  keepsLossless?: boolean;
}

/** Of WebP and AVIF a file does not say. */
const losslessFormats: readonly PictureFormat[] = ['png', 'gif'];

/**
 * Reads an uploaded picture. Of an animation it takes the first frame.
 *
 * Throws `unsupported_image` or `heic_unsupported` for what is no picture that we read, `image_too_large` before any pixel
 * is decoded, and `image_unreadable` for a damaged or incomplete one.
 */
export async function readPicture(
  source: string | Uint8Array,
  owner: WorkOwner,
  { longest = uploadLimits.maxSide, check, keepsLossless = false }: Intake = {},
): Promise<Picture> {
  const sourceFormat = await sniffPicture(source);
  return runForUser(owner, async () => {
    const metadata = await checkPicture(source, sourceFormat);
    check?.(metadata.autoOrient);
    const isLossless = keepsLossless && losslessFormats.includes(sourceFormat);
    return oneHeavyAtATime(isHeavy(metadata), async () => {
      const hasAlpha = metadata.hasAlpha && !(await isOpaque(source));
      return { ...(await rewrite(source, { hasAlpha, isLossless, longest })), hasAlpha, sourceFormat };
    });
  });
}

/** Looks at a file before any of its pixels is decoded. Throws as `readPicture` does. */
export async function checkPicture(
  source: string | Uint8Array,
  sourceFormat: PictureFormat,
): Promise<Metadata> {
  if (sourceFormat === 'jpeg' && (await hasTooManyScans(source))) throw new AppError('image_unreadable');
  const metadata = await readHeader(source);
  checkSize(metadata);
  return metadata;
}

async function readHeader(source: string | Uint8Array): Promise<Metadata> {
  try {
    // The bound is checked by us, with the sentence that fits; nothing is decoded here.
    return await openPicture(source, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

function checkSize({ width, height, pageHeight = height }: Metadata): void {
  if (Math.max(width, pageHeight) > uploadLimits.maxSide) {
    throw new AppError('image_too_large', {
      message: `This picture is too large. Use one of at most ${uploadLimits.maxSide.toLocaleString('en')} pixels a side.`,
    });
  }
  if (width * pageHeight > uploadLimits.maxPixels) throw new AppError('image_too_large');
}

/** Above this many bytes of pixels a picture passes through alone: 64 megapixels of 16 bits with transparency take 512 MB. */
const heavyBytes = 256 * 1024 * 1024;

/** Whether a picture takes so much memory that it should pass through alone. */
export function isHeavy({ width, height, pageHeight = height, channels, depth }: Metadata): boolean {
  return width * pageHeight * channels * (depth === 'uchar' ? 1 : 2) > heavyBytes;
}

/** Many files have a transparency channel that hides nothing: screenshots, every GIF. */
async function isOpaque(source: string | Uint8Array): Promise<boolean> {
  try {
    return (await openPicture(source).stats()).isOpaque;
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

// WebP would be smaller, but its encoder gives up on large, detailed pictures (its first partition overflows). Optimised
// Huffman tables would make a smaller JPEG, but keep the whole picture in memory: 890 MB instead of 145 at 64 megapixels.
async function rewrite(
  source: string | Uint8Array,
  { hasAlpha, isLossless, longest }: { hasAlpha: boolean; isLossless: boolean; longest: number },
): Promise<Pick<Picture, 'bytes' | 'width' | 'height' | 'mimeType' | 'extension'>> {
  try {
    const upright = openPicture(source)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const shown = hasAlpha ? upright : upright.removeAlpha();
    const encoded =
      hasAlpha || isLossless
        ? shown.png({ compressionLevel: 6 })
        : shown.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const kind =
      hasAlpha || isLossless
        ? ({ mimeType: 'image/png', extension: 'png' } as const)
        : ({ mimeType: 'image/jpeg', extension: 'jpg' } as const);
    return { bytes: data, width: info.width, height: info.height, ...kind };
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}
