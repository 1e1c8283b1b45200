import { formatPercent } from '#web/i18n/percent.ts';

/** A share in percent. Rounded down, so that what failed once never shows 100. */
export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : formatPercent(Math.floor((part / whole) * 1000) / 10);
}
