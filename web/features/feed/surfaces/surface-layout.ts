import { type Surface, timestampBadge } from './surfaces.ts';

export interface SurfaceLayout {
  columns: number;
  /** CSS pixels. */
  pictureWidth: number;
  pictureHeight: number;
}

/** Fits as many cards side by side as their real width allows; pictures grow within the site's limits. */
export function layoutSurface(surface: Surface, availableWidth: number): SurfaceLayout {
  const { pictureWidthPx, maxColumns, gapPx, layout } = surface;
  const gap = gapPx.column;
  const fitting = Math.floor((availableWidth + gap) / (pictureWidthPx.min + gap));
  const columns = Math.min(maxColumns, Math.max(1, fitting));
  const shared = layout === 'rows' ? pictureWidthPx.max : (availableWidth - gap * (columns - 1)) / columns;
  const pictureWidth = Math.floor(Math.min(pictureWidthPx.max, Math.max(pictureWidthPx.min, shared)));
  return { columns, pictureWidth, pictureHeight: Math.floor((pictureWidth * 9) / 16) };
}

/** How much of the picture the length covers, measured from the corner including its margin. Shares of 1. */
export function timestampCover(length: string, pictureWidth: number): { width: number; height: number } {
  const { edgePx, heightPx, paddingPx, digitPx, colonPx } = timestampBadge;
  const text = [...length].reduce((width, sign) => width + (sign === ':' ? colonPx : digitPx), 0);
  const height = (pictureWidth * 9) / 16;
  return {
    width: Math.min(1, (text + 2 * paddingPx + edgePx) / pictureWidth),
    height: Math.min(1, (heightPx + edgePx) / height),
  };
}
