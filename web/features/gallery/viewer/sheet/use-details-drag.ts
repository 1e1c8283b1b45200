import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type DetailsStop, stopAt } from './sheet-stop.ts';

/** A press that moves less is a tap, which toggles. */
const tapPx = 6;

interface DetailsDrag {
  sheet: RefObject<HTMLElement | null>;
  stop: DetailsStop;
  /** The visible height while minimized. */
  minimizedPx: number;
  onStop: (stop: DetailsStop) => void;
}

/** Drags the sheet by its head between minimized and open. */
export function useDetailsDrag({ sheet, stop, minimizedPx, onStop }: DetailsDrag) {
  /** The drag in progress. */
  const held = useRef<{ pointerId: number; fromY: number } | null>(null);
  const [isDragging, setDragging] = useState(false);

  /** How far the finger has moved, positive downwards; null for another finger. */
  const draggedBy = ({ pointerId, clientY }: PointerEvent) =>
    held.current?.pointerId === pointerId ? clientY - held.current.fromY : null;
  /** The visible height after that drag. */
  const visibleAfter = (draggedPx: number) => {
    const sheetPx = sheet.current?.offsetHeight ?? 0;
    const wasVisible = stop === 'details' ? sheetPx : minimizedPx;
    return Math.min(sheetPx, Math.max(minimizedPx, wasVisible - draggedPx));
  };
  const end = (event: PointerEvent) => {
    const draggedPx = draggedBy(event);
    const element = sheet.current;
    if (draggedPx === null || element === null) return;
    held.current = null;
    const sheetPx = element.offsetHeight;
    const visible = visibleAfter(draggedPx);
    element.style.translate = '';
    setDragging(false);
    const isTap = Math.abs(draggedPx) <= tapPx;
    if (isTap && event.type === 'pointerup') onStop(stop === 'details' ? 'minimized' : 'details');
    else onStop(stopAt(visible, sheetPx));
  };

  return {
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || held.current !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { pointerId: event.pointerId, fromY: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        const draggedPx = draggedBy(event);
        const element = sheet.current;
        if (draggedPx === null || element === null) return;
        if (Math.abs(draggedPx) <= tapPx && !isDragging) return;
        setDragging(true);
        element.style.translate = `0 ${element.offsetHeight - visibleAfter(draggedPx)}px`;
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
