import { startTransition, useOptimistic, useRef, useState } from 'react';
import { isoDate } from '#contract/durations.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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
          <DayField
            label={t('from')}
            max={view.to ?? today}
            day={view.from}
            onChange={(from, options) => onChange({ from }, options)}
          />
          <DayField
            label={t('to')}
            min={view.from}
            max={today}
            day={view.to}
            onChange={(to, options) => onChange({ to }, options)}
          />
        </div>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  min?: string | undefined;
  max: string;
  day: string | undefined;
  onChange: (day: string | undefined, options: { replace: boolean }) => void;
}

/**
 * A day (YYYY-MM-DD). Shows typed input at once, before the address has it; otherwise typing would be
 * overwritten.
 */
function DayField({ label, min, max, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useOptimistic(day ?? '');
  // Each digit of a year makes a valid day: only the first adds a history entry.
  const hasBegun = useRef(false);
  const change = (next: string) =>
    startTransition(() => {
      setTyped(next);
      onChange(next || undefined, { replace: hasBegun.current });
      hasBegun.current = true;
    });
  return (
    <TextField
      type="date"
      label={label}
      min={min}
      max={max}
      value={typed}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        hasBegun.current = false;
      }}
    />
  );
}
