import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinIcon } from './coin-icon.tsx';
import { RadioGroup, RadioItem } from './radio-group.tsx';
import { useUsesCoins } from './uses-coins.ts';

export interface ToolCell<Value extends string> {
  value: Value;
  name: string;
  coins: number;
  /** Beside the price, such as "PRO". Locked tools stay selectable and explain themselves. */
  note?: string;
  /** Why it is locked, for a tool outside the user's plan: a lock before the note. */
  lockedText?: string | undefined;
}

export interface ToolGridProps<Value extends string> {
  label: string;
  cells: readonly ToolCell<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Called when a cell is hovered or focused. */
  onNear?: (value: Value) => void;
  /** A tool with its own page, opened in a new tab; its note replaces the price. */
  link?: { href: string; name: string; note: ReactNode };
}

const columns = 3;

const cellStyle =
  'flex h-[58px] flex-none flex-col items-start justify-center gap-px whitespace-nowrap bg-panel px-3 lg:px-2.5 text-left font-[580] text-muted hover:text-text max-md:flex-auto max-md:px-[18px]';
const noteStyle = 'type-meta flex items-center gap-[5px] font-[520] text-faint';

/**
 * Tools with their prices, if pictures cost coins, three per row; one row on tablets; a swipeable row on
 * phones. A radio group with arrow keys.
 */
export function ToolGrid<Value extends string>(props: ToolGridProps<Value>) {
  const { label, cells, value, onChange, onNear, link } = props;
  const row = useRef<HTMLDivElement>(null);
  const usesCoins = useUsesCoins();
  useChosenInView(row, value);
  return (
    <div
      ref={row}
      className={clsx(
        // The gaps are the lines: the ground shows through them.
        'shrink-0 gap-px overflow-hidden border-line bg-line forced-colors:bg-[CanvasText]',
        'max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:border-y max-md:[scrollbar-width:none]',
        'md:grid md:auto-cols-fr md:grid-flow-col md:rounded-picture md:border lg:grid-flow-row lg:grid-cols-3',
      )}
    >
      <RadioGroup
        label={label}
        values={cells.map((cell) => cell.value)}
        value={value}
        onChange={onChange}
        className="contents"
      >
        {cells.map((cell, index) => (
          <RadioItem
            key={cell.value}
            value={cell.value}
            onPointerEnter={() => onNear?.(cell.value)}
            onFocus={() => onNear?.(cell.value)}
            className={clsx(
              cellStyle,
              'relative border-0 focus-visible:z-1 focus-visible:-outline-offset-4 data-[state=checked]:bg-over data-[state=checked]:font-[640] data-[state=checked]:text-text',
              cornerOf(index, cells.length + (link === undefined ? 0 : 1)),
              'lg:data-[state=checked]:ring-selected-inside max-lg:data-[state=checked]:shadow-[inset_0_-3px_0_var(--text)]',
              'forced-colors:data-[state=checked]:outline-3 forced-colors:data-[state=checked]:-outline-offset-3 forced-colors:data-[state=checked]:outline-[Highlight]',
            )}
          >
            {cell.name}
            {usesCoins && (
              <span className={noteStyle}>
                <CoinIcon sizePx={13} />
                {formatNumber(cell.coins)}
                {cell.note !== undefined && (
                  <>
                    {' · '}
                    {cell.lockedText !== undefined && (
                      <Lock size={12} strokeWidth={2} aria-hidden focusable={false} className="flex-none" />
                    )}
                    {cell.note}
                  </>
                )}
                {cell.lockedText !== undefined && <span className="sr-only">{cell.lockedText}</span>}
              </span>
            )}
          </RadioItem>
        ))}
      </RadioGroup>
      {link !== undefined && (
        <a
          href={link.href}
          target="_blank"
          rel="noopener"
          className={clsx(
            cellStyle,
            // Its screen-reader-only text must not overflow the scrolling row.
            'relative no-underline focus-visible:-outline-offset-4',
            // Fills its row if one cell would stay empty.
            (cells.length + 1) % columns === 2 && 'lg:col-span-2',
          )}
        >
          {link.name}
          <span className={noteStyle}>{link.note}</span>
        </a>
      )}
    </div>
  );
}

/** The grid's own corner, for the cell in it: the ring of a chosen one follows it. */
function cornerOf(index: number, count: number): string | false {
  if (index === 0) return 'lg:rounded-tl-[9px]';
  if (index === columns - 1) return 'lg:rounded-tr-[9px]';
  if (index === count - 1) return 'lg:rounded-br-[9px]';
  return index === Math.floor((count - 1) / columns) * columns && 'lg:rounded-bl-[9px]';
}

/** Scrolls the chosen tool into view where the tools are a scrolling row. */
function useChosenInView(row: RefObject<HTMLDivElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useLayoutEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector('[data-state=checked]');
    if (element == null || chosen == null || element.scrollWidth <= element.clientWidth) return;
    const place = chosen.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    if (place.left >= frame.left && place.right <= frame.right) return;
    element.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
  }, [row, value]);
}
