import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type DetailsStop, stopAt } from './sheet-stop.ts';

/** Presses that move less are taps, which toggle. */
const tapPx = 6;

interface DetailsDrag {
  sheet: RefObject<HTMLElement | null>;
  stop: DetailsStop;
  /** What is seen of it while it is minimized. */
  minimizedPx: number;
  onStop: (stop: DetailsStop) => void;
}

/** Moves the sheet with the finger that holds its head, between minimized and open. */
export function useDetailsDrag({ sheet, stop, minimizedPx, onStop }: DetailsDrag) {
  /** Where the finger that holds the head took it. */
  const held = useRef<{ pointerId: number; fromY: number } | null>(null);
  const [isDragging, setDragging] = useState(false);

  /** How far the finger has come, down is more; null for another one. */
  const draggedBy = ({ pointerId, clientY }: PointerEvent) =>
    held.current?.pointerId === pointerId ? clientY - held.current.fromY : null;
  /** How much of the sheet is seen after that. */
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
