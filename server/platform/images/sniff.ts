import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { AppError } from '../app-error.ts';

const readable = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;

export type PictureFormat = (typeof readable)[keyof typeof readable];

/** The format of iPhones. No browser but Safari reads it, nor does our decoder. */
const heic = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']);

/**
 * Identifies a picture's format by its first bytes. File names prove nothing. Throws `heic_unsupported` for
 * an iPhone photo and `unsupported_image` for any other unsupported format.
 */
export async function sniffPicture(source: string | Uint8Array): Promise<PictureFormat> {
  const found =
    typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  const mime = found?.mime ?? '';
  if (Object.hasOwn(readable, mime)) return readable[mime as keyof typeof readable];
  throw new AppError(heic.has(mime) ? 'heic_unsupported' : 'unsupported_image');
}
