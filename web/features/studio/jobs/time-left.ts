/** How long something will still take by past runs, in whole units; `over` where it takes longer than they did. */
export type TimeLeft = { unit: 'seconds' | 'minutes'; count: number } | 'over';

/** Up to this many seconds they are counted as such. */
const mostSeconds = 90;

export function timeLeft(expectedAt: number, now: number): TimeLeft {
  const seconds = Math.ceil((expectedAt - now) / 1000);
  if (seconds <= 0) return 'over';
  if (seconds < mostSeconds) return { unit: 'seconds', count: seconds };
  return { unit: 'minutes', count: Math.round(seconds / 60) };
}

/** It is not done before it is done. */
const mostPercent = 95;

/** How full the bar of something is whose end is only expected: 0 to 100. */
export function expectedPercent({
  startedAt,
  expectedAt,
  now,
}: {
  startedAt: number;
  expectedAt: number;
  now: number;
}): number {
  if (expectedAt <= startedAt) return mostPercent;
  const percent = ((now - startedAt) / (expectedAt - startedAt)) * 100;
  return Math.min(mostPercent, Math.max(0, percent));
}
