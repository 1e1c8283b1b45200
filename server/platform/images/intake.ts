import { createReadStream } from 'node:fs';
import type { Metadata } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { WorkOwner } from '../user-limiter.ts';
import { decodeForUser, openPicture } from './decoder.ts';
import { type PictureFormat, sniffPicture } from './sniff.ts';

/** A checked and re-encoded external picture. */
export interface Picture {
  /** Re-encoded: upright, in sRGB, 8 bits per channel, without metadata. */
  bytes: Buffer;
  width: number;
  height: number;
  /** JPEG, or PNG if it has transparency or must be lossless. */
  mimeType: 'image/jpeg' | 'image/png';
  /** The extension of its file name or object key. */
  extension: 'jpg' | 'png';
  /** Whether any pixel is transparent. */
  hasAlpha: boolean;
  /** The format of the upload. */
  sourceFormat: PictureFormat;
}

export interface Intake {
  /** Maximum of either side, in pixels; larger pictures are scaled down. */
  longest?: number;
  /** May throw to refuse a picture by its upright size, before any pixel is decoded. */
  check?(size: { width: number; height: number }): void;
  /** Writes pictures of a lossless format as PNG, transparent or not. */
  keepsLossless?: boolean;
}

/** For WebP and AVIF the file does not say. */
const losslessFormats: readonly PictureFormat[] = ['png', 'gif'];

/**
 * Reads an uploaded picture. Uses the first frame of an animation.
 *
 * Throws `unsupported_image` or `heic_unsupported` for an unsupported format, `image_too_large` before any
 * pixel is decoded, and `image_unreadable` for a damaged or incomplete one.
 */
export async function readPicture(
  source: string | Uint8Array,
  owner: WorkOwner,
  { longest = uploadLimits.maxSide, check, keepsLossless = false }: Intake = {},
): Promise<Picture> {
  const sourceFormat = await sniffPicture(source);
  const look = async () => {
    const metadata = await checkPicture(source, sourceFormat);
    check?.(metadata.autoOrient);
    return { metadata };
  };
  return decodeForUser(owner, look, async ({ metadata }) => {
    const isLossless = keepsLossless && losslessFormats.includes(sourceFormat);
    const hasAlpha = metadata.hasAlpha && !(await isOpaque(source));
    return { ...(await rewrite(source, { hasAlpha, isLossless, longest })), hasAlpha, sourceFormat };
  });
}

/** Checks a file before any of its pixels is decoded. Throws like `readPicture`. */
export async function checkPicture(
  source: string | Uint8Array,
  sourceFormat: PictureFormat,
): Promise<Metadata> {
  if (sourceFormat === 'jpeg' && (await hasTooManyScans(source))) throw new AppError('image_unreadable');
  const metadata = await readHeader(source);
  checkSize(metadata);
  return metadata;
}

/** Encoders write about ten scans, and about twenty for four colour components. */
const maxScans = 100;

const startOfScan = Buffer.from([0xff, 0xda]);

/**
 * Whether a JPEG has absurdly many scans. Each one covers every pixel, and the decoder cannot be interrupted
 * before the last: a file of 600 kB with 2,600 scans keeps it busy for over a minute. The marker of a scan
 * never occurs in coded pixels, so counting its bytes is enough.
 */
async function hasTooManyScans(source: string | Uint8Array): Promise<boolean> {
  let scans = 0;
  let endedInMarker = false;
  for await (const chunk of typeof source === 'string' ? createReadStream(source) : [Buffer.from(source)]) {
    if (endedInMarker && chunk[0] === startOfScan[1]) scans += 1;
    endedInMarker = chunk.at(-1) === startOfScan[0];
    for (let at = chunk.indexOf(startOfScan); at >= 0; at = chunk.indexOf(startOfScan, at + 2)) scans += 1;
    if (scans > maxScans) return true;
  }
  return false;
}

async function readHeader(source: string | Uint8Array): Promise<Metadata> {
  try {
    // We check the limit ourselves, with a better message; nothing is decoded here.
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

/** Many files have an opaque alpha channel: screenshots, every GIF. */
async function isOpaque(source: string | Uint8Array): Promise<boolean> {
  try {
    return (await openPicture(source).stats()).isOpaque;
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

// WebP would be smaller, but its encoder fails on large, detailed pictures (its first partition overflows).
// Optimised Huffman tables would make a smaller JPEG, but keep the whole picture in memory: 890 MB instead of
// 145 at 64 megapixels.
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
