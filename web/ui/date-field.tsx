import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { dateTexts } from './date-texts.ts';
import { type DayRange, dayPattern, digits, isIn, readDay, writeDay } from './days.ts';
import type { FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { deferredPart } from './lazy-part.tsx';
import { TextField } from './text-field.tsx';
import { useFloating } from './use-floating.tsx';

const CalendarSurface = deferredPart(async () => (await import('./calendar.tsx')).default);

interface DateFieldProps extends DayRange, Pick<FieldProps, 'error' | 'hint' | 'className'> {
  label: string;
  /** An ISO date, such as `2026-11-23`; empty for none. */
  value: string;
  /** Called with each whole day that is typed or chosen, and with nothing for an empty field. */
  onChange: (day: string) => void;
  onBlur?: () => void;
  /**
   * A day must be there: the calendar cannot clear it, and a text that is none clears it, so that its form is
   * not sent with the day before.
   */
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** What stands in the field while it differs from the value as the language writes it. */
interface Typed {
  text: string;
  /** The value before, and the one that was typed: a third one comes from elsewhere and is shown. */
  values: readonly string[];
}

/** A day, typed in the language's order or chosen in a calendar, whose code loads on first use. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, min, max, required = false, error, ...field } = props;
  const t = useTexts(dateTexts);
  const locale = currentLocale();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isLeft, setLeft] = useState(true);
  const written = value === '' ? '' : writeDay(value, locale, digits);
  const shown = typed?.values.includes(value) ? typed.text : written;
  const change = (day: string) => {
    if (day !== value) onChange(day);
  };
  const choose = (day: string) => {
    setTyped(null);
    change(day);
  };
  const type = (text: string) => {
    const day = text.trim() === '' ? '' : readDay(text, locale);
    const isChosen = day !== null && (day === '' || isIn(day, { min, max }));
    const next = isChosen ? day : required ? '' : value;
    setTyped({ text, values: [value, next] });
    change(next);
  };
  const floating = useFloating({
    haspopup: 'dialog',
    preload: CalendarSurface.preload,
    trigger: (
      <IconButton
        type="button"
        size="sm"
        icon={CalendarDays}
        label={t('openCalendar', { label })}
        className="-mr-2"
      />
    ),
  });
  return (
    <>
      <TextField
        {...field}
        label={label}
        error={(isLeft ? problemOf(shown) : undefined) ?? error}
        inputMode="numeric"
        autoComplete="off"
        placeholder={dayPattern(locale, {
          year: t('yearLetters'),
          month: t('monthLetters'),
          day: t('dayLetters'),
        })}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          if (problemOf(shown) === undefined) setTyped(null);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && problemOf(shown) !== undefined) setLeft(true);
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          floating.setOpen(true);
        }}
        end={floating.trigger}
      />
      {floating.isWanted && (
        <CalendarSurface
          {...{ label, value, min, max, required }}
          anchor={floating.anchor}
          open={floating.isOpen}
          onOpenChange={floating.setOpen}
          onChoose={(day) => {
            choose(day);
            floating.setOpen(false);
          }}
        />
      )}
    </>
  );

  /** What is wrong with a text; undefined for a day that can be chosen, and for none. */
  function problemOf(text: string): string | undefined {
    if (text.trim() === '') return undefined;
    const day = readDay(text, locale);
    if (day === null) return t('notADay', { example: writeDay('2026-12-31', locale, digits) });
    if (max !== undefined && day > max) return t('tooLate', { day: writeDay(max, locale, digits) });
    if (min !== undefined && day < min) return t('tooEarly', { day: writeDay(min, locale, digits) });
    return undefined;
  }
}
