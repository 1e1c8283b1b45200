import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Guide } from '#canvas/layout/snap.ts';
import type { DesignPlace } from '#contract/design-places.ts';
import type { DesignView } from '#contract/designs.ts';
import { type Movable, movedBy, type Size, scaledBy, snapped } from '../places.ts';

/** A part that is dragged or scaled. */
export interface Gesture {
  /** The picture and the part's place when it began. */
  source: string;
  movable: Movable;
  place: DesignPlace;
  guides: readonly Guide[];
  /** Whether it goes on; what has ended is shown until the picture is redrawn. */
  isDragged: boolean;
}

interface Running extends Gesture {
  kind: 'move' | 'scale';
  key: string;
  /** Whether it is more than a press. */
  isMoved: boolean;
  pointerId: number;
  from: { x: number; y: number };
  /** The picture on the screen. */
  rect: DOMRect;
}

interface PartGestures {
  picture: Size & { source: string };
  view: DesignView;
  isBusy: boolean;
  isFailed: boolean;
  onPlace: (place: DesignPlace, key: string) => void;
  onChoose: (id: string) => void;
}

/** Pixels of the screen: less is a press, and this near a line is on it. */
const pressPx = 4;
const snapPx = 6;
const nudge = { step: 0.01, large: 0.05, scale: 1.05 } as const;

let gestures = 0;

/** Drags, scaling and nudges of the parts on the picture. Each drag is one step of undo. */
export function usePartGestures({ picture, view, isBusy, isFailed, onPlace, onChoose }: PartGestures) {
  const running = useRef<Running | null>(null);
  const wasMoved = useRef(false);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was redrawn shows it itself
  useEffect(() => {
    if (running.current === null) setGesture(null);
  }, [view, isFailed]);

  function start(event: PointerEvent<HTMLElement>, movable: Movable, kind: Running['kind']): void {
    if (event.button !== 0 || running.current) return;
    const rect = event.currentTarget.closest('[data-picture]')?.getBoundingClientRect();
    if (!rect) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    gestures += 1;
    wasMoved.current = false;
    const { box: _, ...place } = movable;
    running.current = {
      ...{ kind, key: `place ${gestures}`, pointerId: event.pointerId, rect, movable, place, guides: [] },
      ...{
        source: picture.source,
        from: { x: event.clientX, y: event.clientY },
        isMoved: false,
        isDragged: true,
      },
    };
    setGesture(null);
    if (kind === 'scale') event.stopPropagation();
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const now = running.current;
    if (now === null || event.pointerId !== now.pointerId) return;
    const [x, y] = [event.clientX - now.from.x, event.clientY - now.from.y];
    if (!now.isMoved && Math.hypot(x, y) < pressPx) return;
    if (!now.isMoved) onChoose(now.movable.of);
    wasMoved.current = true;
    const { box: _, ...from } = now.movable;
    const to =
      now.kind === 'scale'
        ? { place: scaledBy(from, growthOf(now, event)), guides: [] }
        : snapped(now.movable, movedBy(from, x / now.rect.width, y / now.rect.height), {
            view,
            size: picture,
            // Ctrl or ⌘ moves freely.
            reachPx: event.ctrlKey || event.metaKey ? 0 : (snapPx * picture.width) / now.rect.width,
          });
    running.current = { ...now, ...to, isMoved: true };
    setGesture(running.current);
    onPlace(to.place, now.key);
  }

  function end(): void {
    const now = running.current;
    running.current = null;
    setGesture(now?.isMoved && isBusy ? { ...now, isDragged: false } : null);
  }

  function cancel(): void {
    const now = running.current;
    running.current = null;
    setGesture(null);
    if (!now?.isMoved) return;
    const { box: _, ...place } = now.movable;
    onPlace(place, now.key);
  }

  const cancelling = useRef(cancel);
  cancelling.current = cancel;
  const isDragging = gesture?.isDragged === true;
  useEffect(() => {
    if (!isDragging) return;
    // Before the dialog, which would close.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || running.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      cancelling.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isDragging]);

  function press(event: KeyboardEvent<HTMLElement>, movable: Movable): void {
    wasMoved.current = false;
    if (event.ctrlKey || event.metaKey || event.altKey || running.current) return;
    // Keys may come faster than pictures.
    const last = gesture?.movable.of === movable.of ? gesture : null;
    const { box: _, ...before } = movable;
    const place = nudged(last?.place ?? before, event);
    if (place === null) return;
    event.preventDefault();
    onChoose(place.of);
    const { source } = picture;
    setGesture({ source, movable, ...last, place, guides: [], isDragged: false });
    onPlace(place, `nudge ${place.of}`);
  }

  const ends = { onPointerMove: move, onPointerUp: end, onPointerCancel: cancel };
  return {
    gesture,
    /** Whether the press that is just reported has been a drag. */
    wasDragged: () => wasMoved.current,
    onPart: (movable: Movable) => ({
      ...ends,
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, movable, 'move'),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, movable),
    }),
    onCorner: (movable: Movable) => ({
      ...ends,
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, movable, 'scale'),
    }),
  };
}

/** How much farther from the part's middle the pointer is than where it was pressed. */
function growthOf({ movable: { box }, rect, from }: Running, { clientX, clientY }: PointerEvent): number {
  const middle = {
    x: rect.x + (box.x + box.width / 2) * rect.width,
    y: rect.y + (box.y + box.height / 2) * rect.height,
  };
  const before = Math.hypot(from.x - middle.x, from.y - middle.y);
  return Math.hypot(clientX - middle.x, clientY - middle.y) / Math.max(1, before);
}

function nudged(place: DesignPlace, { key, shiftKey }: KeyboardEvent): DesignPlace | null {
  const step = shiftKey ? nudge.large : nudge.step;
  switch (key) {
    case 'ArrowLeft':
      return movedBy(place, -step, 0);
    case 'ArrowRight':
      return movedBy(place, step, 0);
    case 'ArrowUp':
      return movedBy(place, 0, -step);
    case 'ArrowDown':
      return movedBy(place, 0, step);
    case '+':
    case '=':
      return scaledBy(place, nudge.scale);
    case '-':
      return scaledBy(place, 1 / nudge.scale);
    default:
      return null;
  }
}
