import type { GalleryImage } from '#contract/images.ts';

export interface ImageViewerProps {
  image: GalleryImage;
  /** The list behind the viewer; it may not contain the picture. */
  images: readonly GalleryImage[];
  /** How many there are on the server; fewer may be loaded. */
  total: number;
  onChange: (id: string) => void;
  onClose: () => void;
  onDelete: (image: GalleryImage) => void;
  hasMore: boolean;
  loadMore: () => void;
}
