import { type PointerEvent, useEffect, useRef } from 'react';
import type { CanvasEditor, RawPointer } from '#canvas/editor/editor.ts';
import { screenPoint } from '#canvas/geometry.ts';
import { useSession } from '../session/use-session.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers that pinch: how far apart they were, and where their middle was. */
interface Pinch {
  readonly distance: number;
  readonly middle: Finger;
}

/** Passes mouse, pen and fingers on to the tools. Two fingers zoom and move the view, as does the wheel. */
export function useStagePointer(stage: { current: HTMLElement | null }) {
  const { editor } = useSession();
  const fingers = useRef(new Map<number, Finger>());
  const pinch = useRef<Pinch | null>(null);
  const panning = useRef<Finger | null>(null);
  const isSpaceHeld = useSpaceHeld();
  useWheel(stage, editor);

  const corner = (): Finger => stage.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const at = (event: { clientX: number; clientY: number }, { x, y } = corner()): Finger => ({
    x: event.clientX - x,
    y: event.clientY - y,
  });
  const toInput = (event: PointerEvent | globalThis.PointerEvent, from?: Finger): RawPointer => ({
    ...at(event, from),
    pressure: event.pointerType === 'mouse' || event.pressure === 0 ? 0.5 : event.pressure,
    pointer: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
    isShift: event.shiftKey,
    isAlt: event.altKey,
    isCommand: event.ctrlKey || event.metaKey,
  });

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.button === 1 || isSpaceHeld.current) {
        event.preventDefault();
        panning.current = at(event);
        return;
      }
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, at(event));
        if (fingers.current.size === 2) {
          editor.cancel();
          pinch.current = pinchOf(fingers.current);
          return;
        }
      }
      editor.pointer('down', toInput(event));
    },
    onPointerMove(event: PointerEvent) {
      const here = at(event);
      if (panning.current) {
        editor.pan(here.x - panning.current.x, here.y - panning.current.y);
        panning.current = here;
        return;
      }
      if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, here);
      if (pinch.current) {
        pinch.current = movePinch(editor, pinch.current, fingers.current);
        return;
      }
      // A fast stroke has more points than frames.
      const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
      if (events.length > 1 && event.buttons !== 0) {
        const from = corner();
        for (const one of events) editor.pointer('move', toInput(one, from));
      } else editor.pointer('move', toInput(event));
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      if (panning.current) {
        panning.current = null;
        return;
      }
      if (pinch.current) {
        if (fingers.current.size === 0) pinch.current = null;
        return;
      }
      editor.pointer('up', toInput(event));
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      panning.current = null;
      if (fingers.current.size === 0) pinch.current = null;
      editor.cancel();
    },
    onDoubleClick(event: React.MouseEvent) {
      editor.pointer('doubleClick', toInput(event.nativeEvent as globalThis.PointerEvent));
    },
  };
}

function pinchOf(fingers: ReadonlyMap<number, Finger>): Pinch | null {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return null;
  return {
    distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

function movePinch(editor: CanvasEditor, before: Pinch, fingers: ReadonlyMap<number, Finger>): Pinch {
  const now = pinchOf(fingers);
  if (!now) return before;
  editor.pan(now.middle.x - before.middle.x, now.middle.y - before.middle.y);
  const zoom = editor.state.view.zoom * (now.distance / before.distance);
  editor.zoomTo(zoom, screenPoint(now.middle.x, now.middle.y));
  return now;
}

/** React's wheel listener is passive: it could not keep the page from zooming. */
function useWheel(stage: { current: HTMLElement | null }, editor: CanvasEditor): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways && !event.ctrlKey) {
        editor.pan(-(event.deltaX || event.deltaY) * step, 0);
        return;
      }
      const zoom = editor.state.view.zoom * Math.exp((-event.deltaY * step) / (event.ctrlKey ? 120 : 480));
      editor.zoomTo(zoom, screenPoint(event.clientX - box.left, event.clientY - box.top));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, editor]);
}

/** While Space is held, a drag moves the view. */
function useSpaceHeld() {
  const isHeld = useRef(false);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.code === 'Space') isHeld.current = event.type === 'keydown';
    };
    const release = () => {
      isHeld.current = false;
    };
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
      window.removeEventListener('blur', release);
    };
  }, []);
  return isHeld;
}
