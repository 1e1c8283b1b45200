import { gigabyte, megabyte } from '#contract/bytes.ts';
import { dayMs, hourMs, minuteMs } from '#contract/durations.ts';
import { currentLocale } from '#web/i18n/language.ts';

/** Formats bytes of files and disks, such as "1.4 GB" or "12 MB". */
export function formatBytes(bytes: number): string {
  const write = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(currentLocale(), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  if (bytes < gigabyte) return write(bytes / megabyte, 'megabyte', bytes < 10 * megabyte ? 1 : 0);
  return write(bytes / gigabyte, 'gigabyte', bytes < 100 * gigabyte ? 1 : 0);
}

/** How long ago something was, in its largest unit: "5 minutes", "3 hours", "2 days". */
export function formatAge(since: string | Date, now: number): string {
  const ms = Math.max(0, now - new Date(since).getTime());
  const [value, unit] =
    ms < hourMs
      ? ([ms / minuteMs, 'minute'] as const)
      : ms < 2 * dayMs
        ? ([ms / hourMs, 'hour'] as const)
        : ([ms / dayMs, 'day'] as const);
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.floor(value));
}
