import type { CSSProperties } from 'react';
import type { Rect, Size } from '#web/ui/zoom/geometry.ts';
import { onPixels, type Panes, partOf, placeInBox } from '../view/geometry.ts';
import type { SideName } from '../view/use-comparison.ts';

/** Where one side is drawn, in pixels of the stage. */
export interface SideFrame {
  /** The part of its pane in which the box is seen. */
  window: Rect;
  picture: Rect;
}

interface Framed {
  before: Size;
  after: Size;
  panes: Panes;
  /** Where the box of both pictures lies in a pane. */
  box: Rect;
  pixelRatio: number;
}

/** Where both sides are drawn. What they have in common is computed once, so that they cannot differ in it. */
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
 * Lays a picture into a rectangle by a transform. By `left` and `width` browsers would round it, each in its own way and
 * some to whole CSS pixels, and a picture with another size differently than this one.
 */
export function laidInto({ left, top, width, height }: Rect, picture: Size): CSSProperties {
  return {
    width: picture.width,
    height: picture.height,
    transformOrigin: '0 0',
    transform: `translate(${left}px, ${top}px) scale(${width / picture.width}, ${height / picture.height})`,
  };
}

/** Cuts the stage to a rectangle with the corners of a picture. */
export function cutTo(stage: Size, window: Rect): string {
  return `inset(${insets(stage, window)} round var(--window-corner))`;
}

/** Cuts the stage to what is left, or right, of a line through a rectangle; `linePx` counts from its left edge. */
export function cutAt(stage: Size, window: Rect, linePx: number, kept: 'left' | 'right'): string {
  const half =
    kept === 'left'
      ? { ...window, width: linePx }
      : { ...window, left: window.left + linePx, width: window.width - linePx };
  return `inset(${insets(stage, half)})`;
}

function insets(stage: Size, { left, top, width, height }: Rect): string {
  const sides = [top, stage.width - left - width, stage.height - top - height, left];
  return sides.map((side) => `${side}px`).join(' ');
}
