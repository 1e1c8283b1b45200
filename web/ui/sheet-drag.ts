import { type PointerEvent, useRef, useState } from 'react';

export type SheetStop = 'full' | 'half';

/** Shorter drags are a slip of the thumb. */
const meantPx = 56;
/** A pull this long closes from the full height, too. */
const closePx = 260;

/** Where a drag of so many pixels leads to; null closes. Down is positive. */
export function stopAfterDrag(stop: SheetStop, draggedPx: number): SheetStop | null {
  if (draggedPx <= -meantPx) return 'full';
  if (draggedPx < meantPx) return stop;
  return stop === 'full' && draggedPx < closePx ? 'half' : null;
}

interface SheetDragOptions {
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  onClose: () => void;
}

/** Moves a sheet with the pointer while its bar is held. */
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
