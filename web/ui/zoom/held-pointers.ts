import { distance, midway, minus, type Point } from './geometry.ts';

/** One pointer has moved by so much, is at a point now, and has come so far since it began to drag. */
export interface Drag {
  by: Point;
  at: Point;
  moved: Point;
}

/** Two pointers have moved apart or together about a point, and then with each other by so much. */
export interface Pinch {
  factor: number;
  at: Point;
  by: Point;
}

/** A drag as its pointer was let go; the speed is across, without a direction, in pixels a millisecond. */
export interface DragEnd {
  moved: Point;
  speed: number;
}

/** A finger trembles this much while it presses. */
const slackPx = 5;
/** A pointer that has rested this long before it is let go has no speed any more. */
const restMs = 100;

/** The only pointer that is held. */
interface Alone {
  from: Point;
  /** A press that has not moved yet. */
  isPress: boolean;
  movedAtMs: number;
  speed: number;
}

/**
 * Tells what the pointers that are held on something do to it: press, drag, pinch. Without a DOM: points are of one
 * room, times in milliseconds of one clock. When the second of two is let go the first goes on dragging.
 */
export class HeldPointers {
  readonly #points = new Map<number, Point>();
  #alone: Alone | null = null;

  /** Whether a drag has been broken off by it. */
  press(id: number, at: Point, timeMs: number): boolean {
    const wasDragging = this.#isDragging();
    this.#points.set(id, at);
    this.#alone = this.#points.size === 1 ? aloneAt(at, timeMs, true) : null;
    return wasDragging;
  }

  /** Null for pointers that are not held, and for the trembling of a press. */
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
    // Events may carry the same time: the speed is that of those before, then.
    if (timeMs > alone.movedAtMs) alone.speed = Math.abs(by.x) / (timeMs - alone.movedAtMs);
    alone.movedAtMs = timeMs;
    return { by, at, moved: minus(at, alone.from) };
  }

  /** What the pointer has done: where it pressed, or how it dragged; null where there were two. */
  release(id: number, timeMs: number): { pressed: Point } | DragEnd | null {
    const at = this.#points.get(id);
    const alone = this.#alone;
    if (at === undefined) return null;
    this.#forget(id, timeMs);
    if (alone === null) return null;
    if (alone.isPress) return { pressed: alone.from };
    const hasRested = timeMs - alone.movedAtMs > restMs;
    return { moved: minus(at, alone.from), speed: hasRested ? 0 : alone.speed };
  }

  /** The browser has taken it away. Whether a drag has been broken off by that. */
  cancel(id: number, timeMs: number): boolean {
    if (!this.#points.has(id)) return false;
    const wasDragging = this.#isDragging();
    this.#forget(id, timeMs);
    return wasDragging;
  }

  #isDragging(): boolean {
    return this.#alone !== null && !this.#alone.isPress;
  }

  #forget(id: number, timeMs: number): void {
    this.#points.delete(id);
    const [left] = this.#points.values();
    this.#alone = this.#points.size === 1 && left !== undefined ? aloneAt(left, timeMs, false) : null;
  }
}

function aloneAt(from: Point, timeMs: number, isPress: boolean): Alone {
  return { from, isPress, movedAtMs: timeMs, speed: 0 };
}
