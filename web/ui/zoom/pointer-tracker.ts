import { distance, midway, minus, type Point } from './geometry.ts';

/** A drag's last movement, its current point, and its total movement. */
export interface Drag {
  by: Point;
  at: Point;
  moved: Point;
}

/** A pinch's point, its zoom factor, and its movement. */
export interface Pinch {
  factor: number;
  at: Point;
  by: Point;
}

/** A drag's end; the speed is horizontal, without direction, in pixels per millisecond. */
export interface DragEnd {
  moved: Point;
  speed: number;
}

/** A finger jitters this much during a press. */
const slackPx = 5;
/** A pointer that has rested this long before its release has no speed. */
const restMs = 100;

/** The only held pointer. */
interface Alone {
  from: Point;
  /** A press that has not moved yet. */
  isPress: boolean;
  movedAtMs: number;
  speed: number;
}

/**
 * Interprets the pointers held on an element: press, drag, pinch. Without a DOM: points share one coordinate
 * system, times are milliseconds of one clock. When one of two is released the other continues dragging.
 */
export class PointerTracker {
  readonly #points = new Map<number, Point>();
  #alone: Alone | null = null;

  /** Returns whether this cancels a drag. */
  press(id: number, at: Point, timeMs: number): boolean {
    const wasDragging = this.#isDragging();
    this.#points.set(id, at);
    this.#alone = this.#points.size === 1 ? aloneAt(at, timeMs, true) : null;
    return wasDragging;
  }

  /** Null for pointers that are not held, and for the jitter of a press. */
  move(id: number, at: Point, timeMs: number): Drag | Pinch | null {
    const was = this.#points.get(id);
    if (was === undefined) return null;
    const other = [...this.#points].find(([one]) => one !== id)?.[1];
    if (other !== undefined) {
      this.#points.set(id, at);
      const wasMiddle = midway(was, other);
      return {
        factor: distance(at, other) / Math.max(1, distance(was, other)),
        at: wasMiddle,
        by: minus(midway(at, other), wasMiddle),
      };
    }
    const alone = this.#alone;
    if (alone === null || (alone.isPress && distance(alone.from, at) <= slackPx)) return null;
    alone.isPress = false;
    this.#points.set(id, at);
    const by = minus(at, was);
    // Events may have the same time: keep the previous speed then.
    if (timeMs > alone.movedAtMs) alone.speed = Math.abs(by.x) / (timeMs - alone.movedAtMs);
    alone.movedAtMs = timeMs;
    return { by, at, moved: minus(at, alone.from) };
  }

  /** What the pointer did: where it pressed, or how it dragged; null after a pinch. */
  release(id: number, timeMs: number): { pressed: Point } | DragEnd | null {
    const at = this.#points.get(id);
    const alone = this.#alone;
    if (at === undefined) return null;
    this.#removePointer(id, timeMs);
    if (alone === null) return null;
    if (alone.isPress) return { pressed: alone.from };
    const hasRested = timeMs - alone.movedAtMs > restMs;
    return { moved: minus(at, alone.from), speed: hasRested ? 0 : alone.speed };
  }

  /** The browser took the pointer away. Returns whether this cancels a drag. */
  cancel(id: number, timeMs: number): boolean {
    if (!this.#points.has(id)) return false;
    const wasDragging = this.#isDragging();
    this.#removePointer(id, timeMs);
    return wasDragging;
  }

  #isDragging(): boolean {
    return this.#alone !== null && !this.#alone.isPress;
  }

  #removePointer(id: number, timeMs: number): void {
    this.#points.delete(id);
    const [left] = this.#points.values();
    this.#alone = this.#points.size === 1 && left !== undefined ? aloneAt(left, timeMs, false) : null;
  }
}

function aloneAt(from: Point, timeMs: number, isPress: boolean): Alone {
  return { from, isPress, movedAtMs: timeMs, speed: 0 };
}
