import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { distance, type Point, pointIn } from './geometry.ts';
import { type Drag, type DragEnd, PointerTracker } from './pointer-tracker.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

export interface Tap {
  at: Point;
  /** The click count: the browser's for a mouse; 1 or 2 for fingers. */
  count: number;
  isTouch: boolean;
}

/** Gestures on a picture. Points are pixels of the element, from its top left corner. */
export interface PictureGestures {
  /** Zoom by a factor about a point, by wheel or pinch, on screen or trackpad. */
  onZoom: (factor: number, at: Point) => void;
  /** Two fingers have moved together. */
  onPan: (by: Point) => void;
  onDrag: (drag: Drag) => void;
  /** Null if it was cancelled by a second finger or the browser. */
  onDragEnd?: (end: DragEnd | null) => void;
  onTap: (tap: Tap) => void;
  /** A mouse that hovers. */
  onHover?: (at: Point) => void;
}

/** Two taps within this time and distance are a double tap: not every browser counts taps. */
const doubleTapMs = 320;
const doubleTapPx = 24;

interface LastPress {
  /** Null for a drag or a pinch. */
  at: Point | null;
  timeMs: number;
  count: number;
  isTouch: boolean;
}

/**
 * Handles pointers on a picture: one drags or taps, two zoom and pan, the wheel zooms at its point. Buttons
 * and sliders inside the element keep their own presses.
 */
export function usePictureGestures(element: RefObject<HTMLElement | null>, gestures: PictureGestures) {
  const [pointers] = useState(() => new PointerTracker());
  const last = useRef<LastPress>({ at: null, timeMs: 0, count: 0, isTouch: false });
  useWheelZoom(element, gestures.onZoom);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isControl(event.target)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointIn(event.currentTarget, event);
      if (pointers.press(event.pointerId, at, event.timeStamp)) gestures.onDragEnd?.(null);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = pointIn(event.currentTarget, event);
      if (event.pointerType !== 'touch' && event.buttons === 0) return gestures.onHover?.(at);
      const done = pointers.move(event.pointerId, at, event.timeStamp);
      if (done === null) return;
      if ('moved' in done) return gestures.onDrag(done);
      gestures.onZoom(done.factor, done.at);
      gestures.onPan(done.by);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const done = pointers.release(event.pointerId, event.timeStamp);
      const pressed = done !== null && 'pressed' in done ? done.pressed : null;
      last.current = pressAfter(last.current, pressed, event);
      if (done !== null && 'moved' in done) gestures.onDragEnd?.(done);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (pointers.cancel(event.pointerId, event.timeStamp)) gestures.onDragEnd?.(null);
    },
    /** On click, not on release: what closes on a tap must not leave the click to the element below. */
    onClick(event: MouseEvent<HTMLElement>) {
      const { at, count, isTouch } = last.current;
      if (at === null || isControl(event.target)) return;
      gestures.onTap({ at, count: isTouch ? count : event.detail, isTouch });
    },
  };
}

function pressAfter(before: LastPress, at: Point | null, event: PointerEvent): LastPress {
  const { timeStamp: timeMs, pointerType } = event;
  const isSecond =
    at !== null &&
    before.at !== null &&
    before.count === 1 &&
    timeMs - before.timeMs < doubleTapMs &&
    distance(before.at, at) < doubleTapPx;
  return { at, timeMs, count: isSecond ? 2 : 1, isTouch: pointerType === 'touch' };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, [role=slider]') !== null;
}
