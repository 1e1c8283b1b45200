import { useEffect, useRef } from 'react';

/** More than the widest foot has room for: what does not fit is cut off at the left, where the oldest are. */
const bars = 120;
/** A bar a twelfth of a second: the meter shows the last seconds as they pass by. */
const everyMs = 83;

/** How loud it was in the last seconds, the newest at the right. For the eye alone. */
export function LevelMeter({ level }: { level: () => number | null }) {
  const meter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const heights = Array<number>(bars).fill(0);
    const timer = window.setInterval(() => {
      heights.push(level() ?? 0);
      heights.shift();
      for (const [index, bar] of [...(meter.current?.children ?? [])].entries()) {
        if (bar instanceof HTMLElement)
          bar.style.transform = `scaleY(${Math.max(0.12, heights[index] ?? 0)})`;
      }
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [level]);
  return (
    <span
      ref={meter}
      aria-hidden="true"
      className="flex h-6 min-w-0 flex-1 items-center justify-end gap-[3px] overflow-hidden"
    >
      {Array.from({ length: bars }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are places, which never change.
          key={index}
          className="h-full w-[3px] flex-none rounded-full bg-text transition-transform duration-100 motion-reduce:transition-none"
          style={{ transform: 'scaleY(0.12)' }}
        />
      ))}
    </span>
  );
}
