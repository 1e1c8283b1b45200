/** The remaining time by past runs, in whole units; `over` if it takes longer than they did. */
export type TimeLeft = { unit: 'seconds' | 'minutes'; count: number } | 'over';

/** Up to here the time is shown in seconds. */
const maxSeconds = 90;

export function timeLeft(expectedAt: number, now: number): TimeLeft {
  const seconds = Math.ceil((expectedAt - now) / 1000);
  if (seconds <= 0) return 'over';
  if (seconds < maxSeconds) return { unit: 'seconds', count: seconds };
  return { unit: 'minutes', count: Math.round(seconds / 60) };
}

/** The bar fills only when the job is done. */
const maxPercent = 95;

/** How full the bar of an estimated end is: 0 to 100. */
export function expectedPercent({
  startedAt,
  expectedAt,
  now,
}: {
  startedAt: number;
  expectedAt: number;
  now: number;
}): number {
  if (expectedAt <= startedAt) return maxPercent;
  const percent = ((now - startedAt) / (expectedAt - startedAt)) * 100;
  return Math.min(maxPercent, Math.max(0, percent));
}
