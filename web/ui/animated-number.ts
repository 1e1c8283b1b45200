import { useEffect, useRef, useState } from 'react';

const durationMs = 280;

/** Counts from the shown number to the new one in 280 ms; at once with reduced motion. */
export function useAnimatedNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    if (from === value) return;
    const show = (next: number) => {
      current.current = next;
      setShown(next);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) {
      show(value);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - startedAt) / durationMs);
      const eased = 1 - (1 - share) ** 3;
      show(share === 1 ? value : Math.round(from + (value - from) * eased));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
