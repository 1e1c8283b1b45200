import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { DayOfLines } from './days.ts';
import { Effect, HistoryRow } from './history-row.tsx';
import { coinsTexts } from './texts.ts';

/** A day's entries behind its date, so that what follows the history stays near. */
export function HistoryDay({
  day: { day, lines, effect },
  isOpen: startsOpen,
}: {
  day: DayOfLines;
  isOpen: boolean;
}) {
  const t = useTexts(coinsTexts);
  const [isOpen, setOpen] = useState(startsOpen);
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 border-0 bg-transparent p-0 text-left text-text hover:bg-over"
      >
        <Icon
          of={ChevronRight}
          size="sm"
          className={clsx('text-faint transition-transform', isOpen && 'rotate-90')}
        />
        <span className="type-label">{day}</span>
        <span className="min-w-0 flex-1 truncate text-faint type-meta">
          {effect !== null && t('entries', { count: lines.length })}
        </span>
        {effect !== null && <Effect effect={effect} />}
      </button>
      {isOpen && (
        <ul
          id={listId}
          aria-label={day}
          className="m-0 list-none divide-y divide-line border-line border-t p-0 pl-6"
        >
          {lines.map((line) => (
            <HistoryRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </li>
  );
}
