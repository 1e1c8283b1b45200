/** Actors on their ground, and how one is placed. */
import { iconAspect } from '../icons.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { boxAround } from './box.ts';
import { facesLeft } from './stand-icon.ts';

export interface Actors {
  hero: Placement;
  second: Placement | null;
  /** The rest of a heap, from the rearmost to the frontmost; the hero is its largest. */
  crowd: Placement[];
}

export interface Size {
  width: number;
  height: number;
}

/** A size of the icon's own shape, within a height and a width. */
export function sizeOf(icon: IconId, height: number, most: number): Size {
  const aspect = iconAspect(icon);
  const width = Math.min(height * aspect, most);
  return { width, height: width / aspect };
}

/** An upright placement around a point. */
export function placedAt(
  icon: IconId,
  { width, height }: Size,
  center: Placement['center'],
  looksTo: 'left' | 'right',
): Placement {
  return {
    icon,
    center,
    width,
    height,
    rotation: 0,
    flip: looksTo === 'right' && facesLeft(icon),
    bounds: boxAround(center, width, height),
  };
}

export function standing(
  icon: IconId,
  size: Size,
  x: number,
  bottom: number,
  looksTo: 'left' | 'right',
): Placement {
  return placedAt(icon, size, { x, y: bottom - size.height / 2 }, looksTo);
}

/** The same placement at a share of its size, on the same ground. */
export function scaled(placed: Placement, share = 1): Placement {
  if (share === 1) return placed;
  const { center, width, height, bounds } = placed;
  const bottom = bounds.y + bounds.height;
  const size = { width: bounds.width * share, height: bounds.height * share };
  const middle = { x: center.x, y: bottom - size.height / 2 };
  return {
    ...placed,
    center: { x: middle.x, y: bottom - (bottom - center.y) * share },
    width: width * share,
    height: height * share,
    bounds: boxAround(middle, size.width, size.height),
  };
}
