import type { Gallery } from '../list/use-gallery.ts';
import { useImageDialogs } from './use-image-dialogs.tsx';

/** The viewer of the picture in the address, for a page without tiles. */
export function AddressedImage({ gallery }: { gallery: Gallery }) {
  return useImageDialogs(gallery).element;
}
