import type { Gallery } from '../list/use-gallery.ts';
import { useImageDialogs } from './use-image-dialogs.tsx';

/** The viewer of the picture that the address names, for a page that shows no tiles. */
export function AddressedImage({ gallery }: { gallery: Gallery }) {
  return useImageDialogs(gallery).element;
}
