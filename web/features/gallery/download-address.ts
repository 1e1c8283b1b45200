import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle } from '#contract/styles.ts';

type Downloaded = Pick<GalleryImage, 'id' | 'style'>;

/** JPEG, which every site takes; a picture that was made to be transparent stays so. */
function formatOf({ style }: Downloaded): 'jpg' | 'png' {
  return findImageStyle(style)?.id === 'PNG' ? 'png' : 'jpg';
}

/** What a downloaded picture is called. */
export function downloadName(image: Downloaded): string {
  return `adventure-${image.id}.${formatOf(image)}`;
}

/** Where the server answers a picture as an attachment. */
export function downloadAddress(image: Downloaded): string {
  return `/api/images/${encodeURIComponent(image.id)}/download?format=${formatOf(image)}`;
}
