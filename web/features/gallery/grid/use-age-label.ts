import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { galleryTexts } from '../texts.ts';
import { ageOf } from './age.ts';
import { useNow } from './use-now.ts';

function dateLabel(date: Date, now: number): string {
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** A short age label that updates while it is on screen. */
export function useAgeLabel(createdAt: string): string {
  const t = useTexts(galleryTexts);
  const now = useNow();
  const age = ageOf(createdAt, now);
  switch (age.unit) {
    case 'now':
      return t('now');
    case 'yesterday':
      return t('yesterday');
    case 'minutes':
      return t('minutes', { count: age.count });
    case 'hours':
      return t('hours', { count: age.count });
    case 'days':
      return t('days', { count: age.count });
    case 'date':
      return dateLabel(age.date, now);
  }
}
