import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDate } from '#web/i18n/dates.ts';

export interface Bar {
  /** `2026-01-31`, UTC, or a time in it. */
  day: string;
  value: number;
  /** The bar's text for screen readers and its tooltip. */
  label: string;
}

interface BarChartProps {
  title: ReactNode;
  /** At the right, such as the highest day. */
  aside: ReactNode;
  days: readonly Bar[];
  /** The bars' names below the chart; days by default. */
  nameOf?: (day: string) => string;
}

/** A day as charts show it. */
export function shortDay(day: string): string {
  return formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** One bar per day, the latest peak in the accent colour. Screen readers hear each bar's figures. */
export function BarChart({ title, aside, days, nameOf = shortDay }: BarChartProps) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const peak = days.findLastIndex(({ value }) => value === most);
  const isTight = days.length > 20;
  return (
    <figure className="m-0 grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="type-label">{title}</span>
        <span className="type-meta text-faint">{aside}</span>
      </figcaption>
      <ul
        className={clsx(
          'm-0 flex h-[132px] list-none items-end border-line border-b p-0',
          isTight ? 'gap-[3px] md:gap-1' : 'gap-1.5',
        )}
      >
        {days.map(({ day, value, label }, index) => (
          <li key={day} title={label} className="flex h-full flex-1 items-end">
            <span
              role="img"
              aria-label={label}
              className={clsx(
                'block w-full',
                isTight ? 'rounded-t-[2px] md:rounded-t-[3px]' : 'rounded-t-[3px]',
                value === 0 ? 'bg-line' : index === peak ? 'bg-accent-text' : 'bg-faint',
              )}
              style={{ height: value === 0 ? 2 : `${Math.max(3, (value / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="type-meta flex justify-between text-faint">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (entry) => entry && <span key={entry.day}>{nameOf(entry.day)}</span>,
        )}
      </div>
    </figure>
  );
}
