import './live.ts';

export { addToGallery } from './change-gallery.ts';
export { DesignDialog } from './design-dialog.tsx';
export { GalleryError, GallerySkeleton } from './gallery-states.tsx';
export { columnCount, stageColumns } from './grid/column-count.ts';
export { pictureSources } from './grid/picture-sources.ts';
export { useWindowWidth } from './grid/use-viewport.ts';
export { stagePageSizeFor } from './page-size.ts';
export { TimestampSwitch } from './timestamp-switch.tsx';
export { type Gallery, useGallery } from './use-gallery.ts';
