import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isoDate } from '#contract/durations.ts';
import { weekStartOf } from '#contract/languages.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage, currentLocale } from '#web/i18n/language.ts';
import { Button } from './button.tsx';
import { dateTexts } from './date-texts.ts';
import {
  addDays,
  addMonths,
  type DayRange,
  daysIntoWeek,
  isIn,
  nearestIn,
  weekFrom,
  weeksOf,
  writeDay,
} from './days.ts';
import { IconButton } from './icon-button.tsx';
import { useIsPhone } from './media-query.ts';
import PopoverSurface from './popover-surface.tsx';
import { Sheet } from './sheet.tsx';

interface CalendarProps extends DayRange {
  /** The chosen day, an ISO date; empty for none. */
  value: string;
  required: boolean;
  /** Called with a day, or with nothing to clear it. */
  onChoose: (day: string) => void;
}

interface CalendarSurfaceProps extends CalendarProps {
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The calendar of a date field: a popover, a sheet on phones. */
export default function CalendarSurface(props: CalendarSurfaceProps) {
  const { label, anchor, open, onOpenChange, ...calendar } = props;
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Sheet open={open} onClose={() => onOpenChange(false)} title={label}>
        <Calendar {...calendar} />
      </Sheet>
    );
  }
  return (
    <PopoverSurface {...{ label, anchor, open, onOpenChange }} align="end" className="w-[300px] p-3">
      <Calendar {...calendar} />
    </PopoverSurface>
  );
}

/**
 * A month as a grid of days, of which one is in the tab order. Arrow keys move by a day or a week, Home and
 * End within the week, Page Up and Page Down by a month, with Shift by a year.
 */
function Calendar({ value, required, onChoose, ...range }: CalendarProps) {
  const t = useTexts(dateTexts);
  const locale = currentLocale();
  const first = weekStartOf(currentLanguage());
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  // As the server counts days.
  const [today] = useState(() => isoDate(new Date()));
  const [focused, setFocused] = useState(() => nearestIn(value || today, range));
  /** Whether the focus follows: not when a button turns the page. */
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each day
  useEffect(() => {
    if (follows.current)
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [focused]);
  const go = (day: string, isFollowed: boolean) => {
    follows.current = isFollowed;
    setFocused(nearestIn(day, range));
  };
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event, focused, first);
    if (target === null) return;
    event.preventDefault();
    go(target, true);
  };
  const write = (day: string, options: Intl.DateTimeFormatOptions) => writeDay(day, locale, options);
  const hasMonth = (months: number) => {
    const there = addMonths(focused, months);
    return nearestIn(there, range).slice(0, 7) === there.slice(0, 7);
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <IconButton
          type="button"
          icon={ChevronLeft}
          label={t('previousMonth')}
          disabled={!hasMonth(-1)}
          onClick={() => go(addMonths(focused, -1), false)}
        />
        <p id={heading} aria-live="polite" className="m-0 font-semibold first-letter:uppercase">
          {write(focused, { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          type="button"
          icon={ChevronRight}
          label={t('nextMonth')}
          disabled={!hasMonth(1)}
          onClick={() => go(addMonths(focused, 1), false)}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through it
        role="grid"
        aria-labelledby={heading}
        onKeyDown={press}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weekFrom(first).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={write(day, { weekday: 'long' })}
                className="h-8 p-0 font-normal text-faint type-meta"
              >
                {write(day, { weekday: 'short' }).replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused, first).map((week) => (
            <tr key={week.join()}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <td key={at} />
                ) : (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside is the control
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is one
                  <td key={day} role="gridcell" aria-selected={day === value} className="p-0 text-center">
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      disabled={!isIn(day, range)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={write(day, { dateStyle: 'full' })}
                      onClick={() => onChoose(day)}
                      className={clsx(dayStyle, day === value ? chosenStyle : 'hover:not-disabled:bg-over')}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex justify-between pt-1">
        <Button
          type="button"
          size="sm"
          variant="quiet"
          disabled={!isIn(today, range)}
          onClick={() => onChoose(today)}
        >
          {t('todayButton')}
        </Button>
        {!required && value !== '' && (
          <Button type="button" size="sm" variant="quiet" onClick={() => onChoose('')}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

const dayStyle =
  'h-9 w-full rounded-control border-0 bg-transparent p-0 outline-none focus-visible:outline-2 focus-visible:outline-(--focus) focus-visible:-outline-offset-2 disabled:text-faint disabled:opacity-60 aria-[current=date]:font-[680] aria-[current=date]:underline aria-[current=date]:underline-offset-4 touch:h-11';

const chosenStyle =
  'bg-text! text-inverse forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]';

/** The day that a key leads to; null for another key. */
function targetOf({ key, shiftKey }: KeyboardEvent, day: string, first: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -daysIntoWeek(day, first));
    case 'End':
      return addDays(day, 6 - daysIntoWeek(day, first));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
