/** Training loses nothing at this size, and thirty pictures upload in seconds. */
export const maxSidePx = 1_280;
const quality = 0.9;
/** Smaller files are sent unchanged, if their pixel size is small enough too. */
const unchangedBytes = 512 * 1024;
const unchangedTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The file is no picture that this browser can decode. */
export class PictureUnreadable extends Error {}

/** Shrinks a picture's file in the browser. Throws `PictureUnreadable`. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureUnreadable();
  });
  try {
    const { width, height } = sizeWithin(bitmap.width, bitmap.height, maxSidePx);
    const isSmall =
      width === bitmap.width && file.size <= unchangedBytes && unchangedTypes.includes(file.type);
    return isSmall ? file : await draw(bitmap, width, height);
  } finally {
    bitmap.close();
  }
}

/** The size of a picture limited to `longest` pixels on its longer side; never larger than it is. */
export function sizeWithin(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureUnreadable();
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  // WebP keeps transparency; browsers that cannot write it write PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  if (blob === null) throw new PictureUnreadable();
  return blob;
}
