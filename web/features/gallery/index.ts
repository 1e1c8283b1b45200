import './live.ts';

export { addToGallery } from './change-gallery.ts';
export { GalleryError, GallerySkeleton, LoadMore } from './gallery-states.tsx';
export { columnCount, galleryColumns, stageColumns } from './grid/column-count.ts';
export { ImageTile } from './grid/image-tile.tsx';
export { MasonryGrid } from './grid/masonry-grid.tsx';
export type { Place } from './grid/masonry-layout.ts';
export { pictureSources } from './grid/picture-sources.ts';
export { ThumbhashCanvas } from './grid/thumbhash-canvas.tsx';
export { TileLine, tileLineHeights } from './grid/tile-line.tsx';
export { useHoverButtons } from './grid/use-hover-buttons.ts';
export { useWindowWidth } from './grid/use-viewport.ts';
export { stagePageSizeFor } from './page-size.ts';
export { styleLabel } from './shown-prompt.ts';
export { TimestampSwitch } from './timestamp-switch.tsx';
export { type Gallery, useGallery } from './use-gallery.ts';
export { useImageDialogs } from './use-image-dialogs.tsx';
