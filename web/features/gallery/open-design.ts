import { create } from 'zustand';
import type { GalleryImage } from '#contract/images.ts';

/** The picture whose parts are being changed; null while the design panel is closed. */
export const useOpenDesign = create<{ image: GalleryImage | null }>()(() => ({ image: null }));

export function openDesign(image: GalleryImage): void {
  useOpenDesign.setState({ image });
}

export function closeDesign(): void {
  useOpenDesign.setState({ image: null });
}
