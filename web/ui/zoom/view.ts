import type { Point, Rect, Size } from './geometry.ts';

/**
 * The visible part of a picture: its scale relative to whole, and the point in the middle of the room, in
 * shares of its width and height. This keeps its meaning when the room changes, and serves two rooms at once.
 */
export interface View extends Point {
  scale: number;
}

/** The room in which a picture is viewed. Points count from its top left corner. */
export interface Frame {
  room: Size;
  /** The picture at scale 1, in the middle of the room. */
  whole: Size;
  maxScale: number;
}

export const fitView: View = { scale: 1, x: 0.5, y: 0.5 };

export const zoomSteps = {
  /** For a button, key or wheel notch. From document 002. */
  factor: 1.2,
  /** The scale of a click or double tap. From document 002. */
  close: 2.5,
  /** For an arrow key. */
  panPx: 64,
} as const;

/** The picture's rectangle in the room. */
export function placeOf({ scale, x, y }: View, { room, whole }: Frame): Rect {
  const width = whole.width * scale;
  const height = whole.height * scale;
  return { left: room.width / 2 - x * width, top: room.height / 2 - y * height, width, height };
}

/** The nearest view without a gap beside a picture that could fill it. */
export function clampView({ scale, x, y }: View, { room, whole, maxScale }: Frame): View {
  const bounded = Math.min(maxScale, Math.max(1, scale));
  return {
    scale: bounded,
    x: clampMiddle(x, whole.width * bounded, room.width),
    y: clampMiddle(y, whole.height * bounded, room.height),
  };
}

function clampMiddle(middle: number, length: number, room: number): number {
  if (length <= room) return 0.5;
  const half = room / 2 / length;
  return Math.min(1 - half, Math.max(half, middle));
}

/** Zooms by a factor about a point of the room, which stays in place. */
export function zoomedAt(view: View, factor: number, at: Point, frame: Frame): View {
  const scale = Math.min(frame.maxScale, Math.max(1, view.scale * factor));
  const from = placeOf(view, frame);
  const to = placeOf({ ...view, scale }, frame);
  const away = { x: at.x - frame.room.width / 2, y: at.y - frame.room.height / 2 };
  const moved = {
    scale,
    x: view.x + away.x / from.width - away.x / to.width,
    y: view.y + away.y / from.height - away.y / to.height,
  };
  return clampView(moved, frame);
}

/** Pans as a finger moves a sheet of paper. */
export function pannedBy(view: View, by: Point, frame: Frame): View {
  const { width, height } = placeOf(view, frame);
  return clampView({ ...view, x: view.x - by.x / width, y: view.y - by.y / height }, frame);
}

/** Zooms in about a point of the room; from any zoom, resets. */
export function toggledAt(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? fitView : zoomedAt(view, zoomSteps.close, at, frame);
}
