import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

const holdMs = 450;
const slackPx = 10;

/** Detects a long press on a tile. Scrolling, a second finger or lifting the finger cancels it. */
export function useLongPress(onHold: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const clear = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => clear, [clear]);
  return {
    begin(event: PointerEvent, id: string) {
      clear();
      if (!event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        timer.current = null;
        onHold(id);
      }, holdMs);
    },
    move(event: PointerEvent) {
      const { x, y } = start.current;
      if (timer.current !== null && Math.hypot(event.clientX - x, event.clientY - y) > slackPx) clear();
    },
    clear,
  };
}
