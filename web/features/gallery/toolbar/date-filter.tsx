import { useState } from 'react';
import { isoDate } from '#contract/durations.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { pageTexts } from '../page-texts.ts';
import { type DateChoice, dateChoice, firstDay } from './date-ranges.ts';
import type { FilterProps } from './style-select.tsx';

/** When the pictures were made: a range that ends today, or custom days. */
export function DateFilter({ view, onChange }: FilterProps) {
  const t = useTexts(pageTexts);
  const [now] = useState(() => new Date());
  const [isOwn, setOwn] = useState(false);
  const read = dateChoice(view, now);
  const choice = isOwn ? 'own' : read;
  const choose = (chosen: DateChoice) => {
    setOwn(chosen === 'own');
    if (chosen === 'any') onChange({ from: undefined, to: undefined });
    else if (chosen !== 'own') onChange({ from: firstDay(chosen, now), to: undefined });
  };
  const today = isoDate(now);
  return (
    <div className="grid gap-1.5">
      <span className="type-label">{t('date')}</span>
      <Select
        label={t('date')}
        options={[
          { value: 'any', label: t('anyTime') },
          { value: 'today', label: t('today') },
          { value: 'week', label: t('lastDays', { count: 7 }) },
          { value: 'month', label: t('lastDays', { count: 30 }) },
          { value: 'year', label: t('lastDays', { count: 365 }) },
          { value: 'own', label: t('ownDates') },
        ]}
        value={choice}
        onChange={choose}
      />
      {choice === 'own' && (
        <div className="grid grid-cols-2 gap-2 pt-1">
          <DateField
            label={t('from')}
            max={view.to ?? today}
            value={view.from ?? ''}
            onChange={(day) => onChange({ from: day || undefined })}
          />
          <DateField
            label={t('to')}
            min={view.from}
            max={today}
            value={view.to ?? ''}
            onChange={(day) => onChange({ to: day || undefined })}
          />
        </div>
      )}
    </div>
  );
}
