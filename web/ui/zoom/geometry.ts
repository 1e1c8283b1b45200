/** In CSS pixels unless noted. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

export function contains({ left, top, width, height }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

export function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

export function midway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A pointer's position in an element, from its top left corner. */
export function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
