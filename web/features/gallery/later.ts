export { LoadMore } from './gallery-states.tsx';
export { ImageTile } from './grid/image-tile.tsx';
export { MasonryGrid } from './grid/masonry-grid.tsx';
export type { Place } from './grid/masonry-layout.ts';
export { ThumbhashCanvas } from './grid/thumbhash-canvas.tsx';
export { TileLine, tileLineHeights } from './grid/tile-line.tsx';
export { useHoverButtons } from './grid/use-hover-buttons.ts';
export { useImageDialogs } from './use-image-dialogs.tsx';
