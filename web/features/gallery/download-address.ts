import {
  downloadPath,
  type ExportChoice,
  endingOf,
  exportChoices,
  fileBaseName,
} from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle } from '#contract/styles.ts';
import { makesThumbnails } from '#contract/tools.ts';

type Downloaded = Pick<GalleryImage, 'id' | 'name' | 'style' | 'tool'>;

/**
 * A JPEG that the destination accepts: of a thumbnail one below YouTube's limit. PNG for pictures made to be
 * transparent.
 */
export function usualFormat({ style, tool }: Pick<GalleryImage, 'style' | 'tool'>): 'fit' | 'jpg' | 'png' {
  if (findImageStyle(style)?.id === 'PNG') return 'png';
  return makesThumbnails(tool) ? 'fit' : 'jpg';
}

/** The formats as a menu lists them: the usual one first. */
export function formatsOf(image: Pick<GalleryImage, 'style' | 'tool'>): ExportChoice[] {
  const usual = usualFormat(image);
  return [usual, ...exportChoices.filter((choice) => choice !== usual)];
}

/** The file name of a downloaded picture. */
export function downloadName(image: Downloaded): string {
  return `${fileBaseName(image)}.${endingOf(usualFormat(image))}`;
}

/** The address that serves a picture as an attachment. */
export function downloadAddress(image: Downloaded): string {
  return downloadPath(image.id, usualFormat(image));
}
