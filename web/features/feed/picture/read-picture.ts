import { uploadLimits } from '#contract/limits.ts';
import type { UploadedPicture } from '../settings/settings.ts';

/** No surface shows more, even at two pixels per point; a smaller copy fits into the browser's storage. */
const copyWidthPx = 1_280;
const copyQuality = 0.9;

/** Why a file was refused. */
export class PictureRefused extends Error {
  readonly reason: 'notAPicture' | 'pictureTooLarge';

  constructor(reason: PictureRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads a picture file in the browser; nothing is uploaded. Throws `PictureRefused`. */
export async function readPicture(file: File): Promise<UploadedPicture> {
  if (file.size > uploadLimits.maxBytes) throw new PictureRefused('pictureTooLarge');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('notAPicture');
  });
  const { width, height } = bitmap;
  const scale = Math.min(1, copyWidthPx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureRefused('notAPicture');
  context.imageSmoothingQuality = 'high';
  // Video sites have no transparency: they show black.
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const dataUrl = canvas.toDataURL('image/webp', copyQuality);
  return { kind: 'upload', dataUrl, name: file.name.slice(0, 255), width, height, bytes: file.size };
}
