import { create } from 'zustand';
import type { GalleryImage } from '#contract/images.ts';

/** The picture in the design panel; null while it is closed. */
export const useOpenDesign = create<{ image: GalleryImage | null }>()(() => ({ image: null }));

export function openDesign(image: GalleryImage): void {
  useOpenDesign.setState({ image });
}

export function closeDesign(): void {
  useOpenDesign.setState({ image: null });
}
