import { useEffect, useState } from 'react';
import { formatDate } from '#web/i18n/dates.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { ageOf } from './age.ts';

/** A timer of more than 24 days would fire at once. */
const longestWaitMs = 60 * 60_000;

/** "5 sec. ago", "yesterday": updates while it is on screen. */
export function AgeText({ createdAt }: { createdAt: number }) {
  const [now, setNow] = useState(Date.now);
  const { value, unit } = ageOf(createdAt, now);
  useEffect(() => {
    const waitMs = Math.min(ageOf(createdAt, now).changesInMs, longestWaitMs);
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [createdAt, now]);
  const text = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto', style: 'short' });
  const date = new Date(createdAt);
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {text.format(value === 0 ? 0 : -value, unit)}
    </time>
  );
}
