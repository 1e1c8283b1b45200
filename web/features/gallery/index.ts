import './list/live.ts';

export { type GalleryView, isNarrowed, unfilteredView, withoutFilters } from './filter/view.ts';
export { GalleryError, GallerySkeleton } from './gallery-states.tsx';
export { columnCount, stageColumns } from './grid/column-count.ts';
export { pictureSources } from './grid/picture-sources.ts';
export { useWindowWidth } from './grid/use-viewport.ts';
export { addToGallery } from './list/change-gallery.ts';
export { stagePageSizeFor } from './list/page-size.ts';
export { type Gallery, useGallery } from './list/use-gallery.ts';
export { openDesign } from './open-design.ts';
export { imageInAddress } from './opening/image-address.ts';
export { useOpenImage } from './opening/use-open-image.ts';
export { ownName, shownPrompt } from './shown-prompt.ts';
export { TimestampSwitch } from './timestamp/timestamp-switch.tsx';
