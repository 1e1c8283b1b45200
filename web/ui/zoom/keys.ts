import type { KeyboardEvent } from 'react';
import type { Point } from './geometry.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow points; null for other keys. */
export function arrowOf(key: string): Point | null {
  return arrows[key] ?? null;
}

/** An arrow says what one wants to see more of, so that the picture moves the other way. */
export function panOf(arrow: Point, stepPx: number): Point {
  return { x: -arrow.x * stepPx, y: -arrow.y * stepPx };
}

const zoomKeys: Readonly<Record<string, 'in' | 'out' | 'whole'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '0': 'whole',
};

/** What a key does to the zoom; null for other keys. */
export function zoomKeyOf(key: string): 'in' | 'out' | 'whole' | null {
  return zoomKeys[key] ?? null;
}

/**
 * Whether a key is for the dialog that hears of it: not for a field in it, not for a dialog or a menu over it, whose keys
 * come here, too, as they are its children for React, and not for the browser.
 */
export function isKeyForDialog(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('input, textarea, select') === null;
}
