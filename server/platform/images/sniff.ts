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

/** What iPhones send. No browser but Safari reads it, and neither does our decoder. */
const heic = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']);

/**
 * Tells from a file's first bytes which kind of picture it is. Names prove nothing. Throws `heic_unsupported` for a
 * photo of that kind and `unsupported_image` for what is no picture that we read.
 */
export async function sniffPicture(source: string | Uint8Array): Promise<PictureFormat> {
  const found =
    typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  const mime = found?.mime ?? '';
  if (Object.hasOwn(readable, mime)) return readable[mime as keyof typeof readable];
  throw new AppError(heic.has(mime) ? 'heic_unsupported' : 'unsupported_image');
}
