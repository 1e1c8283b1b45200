import { create } from 'zustand';
import type { GalleryImage } from '#contract/images.ts';

/** What the dialog shows of a picture to share. */
export type SharedImage = Pick<GalleryImage, 'id' | 'thumbnailUrl' | 'width' | 'height'>;

/** The pictures that the dialog is open for; null while it is closed. */
export const useShare = create<{ images: readonly SharedImage[] | null }>()(() => ({ images: null }));

/** Asks how to share pictures by a private link: one, a group, or a selection. */
export function shareImages(images: readonly SharedImage[]): void {
  if (images.length > 0) useShare.setState({ images });
}

export function closeShare(): void {
  useShare.setState({ images: null });
}
