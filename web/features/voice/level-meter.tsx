import { useEffect, useRef } from 'react';

/** More than fit into the widest footer: the oldest are cut off on the left. */
const bars = 120;
/** About twelve bars per second. */
const everyMs = 83;

/** The volume of the last seconds, newest on the right. Hidden from screen readers. */
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
