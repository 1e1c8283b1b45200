import { type PointerEvent, useRef, useState } from 'react';

export type SheetStop = 'full' | 'half';

/** Shorter drags are accidental. */
const minDragPx = 56;
/** A drag this long closes even from the full height. */
const closePx = 260;

/** Where a drag of so many pixels leads; null closes. Positive is down. */
export function stopAfterDrag(stop: SheetStop, draggedPx: number): SheetStop | null {
  if (draggedPx <= -minDragPx) return 'full';
  if (draggedPx < minDragPx) return stop;
  return stop === 'full' && draggedPx < closePx ? 'half' : null;
}

interface SheetDragOptions {
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  onClose: () => void;
}

/** Moves a sheet while its bar is dragged. */
export function useSheetDrag({ stop, onStop, onClose }: SheetDragOptions) {
  const startedAt = useRef<number | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  const end = (event: PointerEvent) => {
    if (startedAt.current === null) return;
    const next = stopAfterDrag(stop, event.clientY - startedAt.current);
    startedAt.current = null;
    setOffsetPx(0);
    if (next === null) onClose();
    else onStop(next);
  };
  return {
    offsetPx,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        startedAt.current = event.clientY;
      },
      onPointerMove(event: PointerEvent) {
        if (startedAt.current !== null) setOffsetPx(Math.max(0, event.clientY - startedAt.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
