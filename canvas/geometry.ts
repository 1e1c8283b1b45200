/**
 * Points of the screen and of the picture are different types: only a view turns one into the other, so that
 * no pixel of the screen is ever taken for a pixel of the picture.
 */
declare const space: unique symbol;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels from the upper left corner of the stage. */
export type ScreenPoint = Point & { readonly [space]: 'screen' };
/** In pixels of the picture, from its upper left corner. It may be outside. */
export type PicturePoint = Point & { readonly [space]: 'picture' };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels of the picture. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** How the stage shows the picture: CSS pixels for each of its pixels, and where its upper left corner is. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** The steps of the zoom buttons, in per cent. */
export const zoomSteps = { smallest: 50, largest: 300, by: 5 } as const;
/** Wheel, pinch and "fit" go beyond the steps of the buttons. */
export const zoomBounds = { smallest: 0.02, largest: 8 } as const;

export const screenPoint = (x: number, y: number) => ({ x, y }) as ScreenPoint;
export const picturePoint = (x: number, y: number) => ({ x, y }) as PicturePoint;

export function toPicture({ zoom, left, top }: View, { x, y }: ScreenPoint): PicturePoint {
  return picturePoint((x - left) / zoom, (y - top) / zoom);
}

export function toScreen({ zoom, left, top }: View, { x, y }: PicturePoint): ScreenPoint {
  return screenPoint(x * zoom + left, y * zoom + top);
}

/** Zooms so that the pixel of the picture below `at` stays there. */
export function zoomAt(view: View, at: ScreenPoint, zoom: number): View {
  const bounded = Math.min(zoomBounds.largest, Math.max(zoomBounds.smallest, zoom));
  const { x, y } = toPicture(view, at);
  return { zoom: bounded, left: at.x - x * bounded, top: at.y - y * bounded };
}

/** The next step of the zoom buttons, in per cent: 112 becomes 115 or 110. */
export function nextZoomStep(percent: number, direction: 'in' | 'out'): number {
  const { smallest, largest, by } = zoomSteps;
  const steps = percent / by;
  const next = direction === 'in' ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return Math.min(largest, Math.max(smallest, next * by));
}

/** Shows the whole picture in the middle of the stage, never larger than its own pixels. */
export function fitView(picture: Size, stage: Size, margin = 0): View {
  const zoom = Math.max(
    zoomBounds.smallest,
    Math.min(1, (stage.width - 2 * margin) / picture.width, (stage.height - 2 * margin) / picture.height),
  );
  return {
    zoom,
    left: (stage.width - picture.width * zoom) / 2,
    top: (stage.height - picture.height * zoom) / 2,
  };
}

/** Moves the view by CSS pixels. */
export function pan(view: View, x: number, y: number): View {
  return { ...view, left: view.left + x, top: view.top + y };
}

/** The smallest rectangle that holds both; null stands for nothing. */
export function union(one: Box | null, other: Box | null): Box | null {
  if (!one || !other) return one ?? other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** What two rectangles share, or null. */
export function intersection(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
