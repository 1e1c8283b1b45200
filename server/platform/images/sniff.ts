import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

const readable = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;

export type PictureFormat = (typeof readable)[keyof typeof readable];

/** Tells from a file's first bytes which kind of picture it is; null when it is none that we read. Names prove nothing. */
export async function sniffPicture(source: string | Uint8Array): Promise<PictureFormat | null> {
  const found =
    typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  const mime = found?.mime ?? '';
  return Object.hasOwn(readable, mime) ? readable[mime as keyof typeof readable] : null;
}
