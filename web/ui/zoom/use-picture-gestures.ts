import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { distance, type Point, pointIn } from './geometry.ts';
import { type Drag, type DragEnd, HeldPointers } from './held-pointers.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

export interface Tap {
  at: Point;
  /** Which click of several in a row it is, as the browser counts those of a mouse; of fingers 1 or 2. */
  count: number;
  isTouch: boolean;
}

/** What is done to a picture. Points are pixels of the element, from its upper left corner. */
export interface PictureGestures {
  /** Enlarged by a factor about a point, by the wheel or by two fingers, on the screen or a trackpad. */
  onZoom: (factor: number, at: Point) => void;
  /** Two fingers have moved together by so much. */
  onPan: (by: Point) => void;
  onDrag: (drag: Drag) => void;
  /** Null where it was broken off, by a second finger or by the browser. */
  onDragEnd?: (end: DragEnd | null) => void;
  onTap: (tap: Tap) => void;
  /** A mouse that only passes over. */
  onHover?: (at: Point) => void;
}

/** Two taps within this time and distance are a double tap: not every browser counts those of fingers. */
const doubleTapMs = 320;
const doubleTapPx = 24;

interface LastPress {
  /** Null where it was a drag or had a second finger. */
  at: Point | null;
  timeMs: number;
  count: number;
  isTouch: boolean;
}

/**
 * What pointers do on a picture: one drags or taps, two zoom and draw about, the wheel zooms where it points. Buttons and
 * sliders in the element keep their own presses.
 */
export function usePictureGestures(element: RefObject<HTMLElement | null>, gestures: PictureGestures) {
  const [pointers] = useState(() => new HeldPointers());
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
    /** With the click, not the release: what closes by a tap must not leave the click to what lies below. */
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
