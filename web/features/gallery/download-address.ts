import { downloadPath } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle } from '#contract/styles.ts';

type Downloaded = Pick<GalleryImage, 'id' | 'style'>;

/** JPEG, which every site takes; a picture that was made to be transparent stays so. */
export function usualFormat({ style }: Downloaded): 'jpg' | 'png' {
  return findImageStyle(style)?.id === 'PNG' ? 'png' : 'jpg';
}

/** What a downloaded picture is called. */
export function downloadName(image: Downloaded): string {
  return `adventure-${image.id}.${usualFormat(image)}`;
}

/** Where the server answers a picture as an attachment. */
export function downloadAddress(image: Downloaded): string {
  return downloadPath(image.id, usualFormat(image));
}
