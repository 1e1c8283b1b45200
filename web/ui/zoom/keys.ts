import type { KeyboardEvent } from 'react';
import type { Point } from './geometry.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; null for other keys. */
export function arrowOf(key: string): Point | null {
  return arrows[key] ?? null;
}

/** An arrow reveals what is in its direction, so the picture moves the other way. */
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
 * Whether a key event belongs to the dialog: not to one of its fields, not to a dialog or menu over it (whose
 * events arrive here too, since they are React children), and not to the browser.
 */
export function isKeyForDialog(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('input, textarea, select') === null;
}
