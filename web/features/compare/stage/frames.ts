import type { CSSProperties } from 'react';
import type { Rect, Size } from '#web/ui/zoom/geometry.ts';
import { onPixels, type Panes, partOf, placeInBox } from '../view/geometry.ts';
import type { SideName } from '../view/use-comparison.ts';

/** Where one side is drawn, in pixels of the stage. */
export interface SideFrame {
  /** The visible part of its pane. */
  window: Rect;
  picture: Rect;
}

interface Framed {
  before: Size;
  after: Size;
  panes: Panes;
  /** The rectangle of both pictures in a pane. */
  box: Rect;
  pixelRatio: number;
}

/** The frames of both sides. Common values are computed once, so that they cannot differ. */
export function framesOf(framed: Framed): Record<SideName, SideFrame> {
  const { before, after, panes, box, pixelRatio } = framed;
  const right = Math.min(panes.size.width, box.left + box.width);
  const bottom = Math.min(panes.size.height, box.top + box.height);
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const seen = onPixels({ left, top, width: right - left, height: bottom - top }, pixelRatio);
  const frame = (side: SideName): SideFrame => {
    const [picture, other] = side === 'before' ? [before, after] : [after, before];
    const place = onPixels(partOf(box, placeInBox(picture, other)), pixelRatio);
    const { x, y } = panes[side];
    return {
      window: { ...seen, left: seen.left + x, top: seen.top + y },
      picture: { ...place, left: place.left + x, top: place.top + y },
    };
  };
  return { before: frame('before'), after: frame('after') };
}

/**
 * Fits a picture into a rectangle by a transform. With `left` and `width` browsers would round differently,
 * some to whole CSS pixels, and differently for pictures of different sizes.
 */
export function fitTransform({ left, top, width, height }: Rect, picture: Size): CSSProperties {
  return {
    width: picture.width,
    height: picture.height,
    transformOrigin: '0 0',
    transform: `translate(${left}px, ${top}px) scale(${width / picture.width}, ${height / picture.height})`,
  };
}

/** Clips the stage to a rectangle with a picture's corners. */
export function clipTo(stage: Size, window: Rect): string {
  return `inset(${insets(stage, window)} round var(--window-corner))`;
}

/**
 * Clips the stage to the part left or right of a line through a rectangle; `linePx` counts from its left
 * edge.
 */
export function clipAt(stage: Size, window: Rect, linePx: number, side: 'left' | 'right'): string {
  const half =
    side === 'left'
      ? { ...window, width: linePx }
      : { ...window, left: window.left + linePx, width: window.width - linePx };
  return `inset(${insets(stage, half)})`;
}

function insets(stage: Size, { left, top, width, height }: Rect): string {
  const sides = [top, stage.width - left - width, stage.height - top - height, left];
  return sides.map((side) => `${side}px`).join(' ');
}
