import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { adminTexts } from '../texts.ts';

interface Day {
  /** `2026-01-31`, UTC. */
  day: string;
  completed: number;
  failed: number;
}

/** A bar a day, the latest peak in the accent; each bar says its figures to a screen reader. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useTexts(adminTexts);
  const most = Math.max(1, ...days.map(({ completed }) => completed));
  const peak = days.findLastIndex(({ completed }) => completed === most);
  const label = (day: string) => formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure className="m-0 grid gap-3">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="type-label">{t('jobsPerDay')}</span>
        <span className="type-meta text-faint">
          {t('mostPerDay', { count: days.length === 0 ? 0 : most })}
        </span>
      </figcaption>
      <ul className="m-0 flex h-[132px] list-none items-end gap-1.5 border-line border-b p-0">
        {days.map(({ day, completed, failed }, index) => (
          <li key={day} className="flex h-full flex-1 items-end">
            <span
              role="img"
              aria-label={t('dayLabel', {
                day: label(day),
                completed: formatNumber(completed),
                failed: formatNumber(failed),
              })}
              className={clsx(
                'block w-full rounded-t-[3px]',
                completed === 0 ? 'bg-line' : index === peak ? 'bg-accent-text' : 'bg-faint',
              )}
              style={{ height: completed === 0 ? 2 : `${Math.max(3, (completed / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="type-meta flex justify-between text-faint">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (entry) => entry && <span key={entry.day}>{label(entry.day)}</span>,
        )}
      </div>
    </figure>
  );
}
