import { downloadPath, fileBaseName } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle } from '#contract/styles.ts';

type Downloaded = Pick<GalleryImage, 'id' | 'name' | 'style'>;

/** JPEG, which every site accepts; PNG for pictures made to be transparent. */
export function usualFormat({ style }: Pick<GalleryImage, 'style'>): 'jpg' | 'png' {
  return findImageStyle(style)?.id === 'PNG' ? 'png' : 'jpg';
}

/** The file name of a downloaded picture. */
export function downloadName(image: Downloaded): string {
  return `${fileBaseName(image)}.${usualFormat(image)}`;
}

/** The address that serves a picture as an attachment. */
export function downloadAddress(image: Downloaded): string {
  return downloadPath(image.id, usualFormat(image));
}
