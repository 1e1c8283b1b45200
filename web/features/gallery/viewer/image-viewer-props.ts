import type { GalleryImage } from '#contract/images.ts';

export interface ImageViewerProps {
  image: GalleryImage;
  /** The list that it is looked at in; it need not be in it. */
  images: readonly GalleryImage[];
  /** How many there are on the server; the loaded ones may be fewer. */
  total: number;
  onChange: (id: string) => void;
  onClose: () => void;
  onDelete: (image: GalleryImage) => void;
  hasMore: boolean;
  loadMore: () => void;
}
