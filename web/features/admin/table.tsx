import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUsesCoins } from '#web/ui/uses-coins.ts';

interface ColumnStyle {
  /** Also labels the value on small screens, where a row is stacked. */
  head: string;
  /** Aligns figures right. */
  isNumber?: boolean;
  /**
   * On small screens `title` is above the row's values and `action`, a button, beside it; both without a
   * label.
   */
  role?: 'title' | 'action';
  className?: string;
  /** Left out on a server without coins. */
  isAboutCoins?: boolean;
}

/** A column of elements; or of texts, such as addresses, that are cut so that the column can shrink. */
export type Column<Row> = ColumnStyle &
  ({ cell: (row: Row) => ReactNode; cut?: never } | { cut: (row: Row) => string; cell?: never });

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** The hover background extends slightly beyond the text. */
const rowStyle = clsx(
  'border-line border-b [--hover:color-mix(in_oklab,var(--over)_50%,transparent)]',
  'md:hover:bg-(--hover) md:hover:shadow-[12px_0_0_var(--hover),-12px_0_0_var(--hover)]',
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1.5 max-md:py-4',
);

const cellStyles = {
  value:
    'max-md:col-span-2 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:last:pr-0',
  title: 'max-md:col-start-1 max-md:row-start-1 max-md:pb-1.5',
  action: 'max-md:col-start-2 max-md:row-start-1 md:text-right md:last:pr-0',
};

/** Rows between hairlines; below 768 px each row is a stack of labelled values. */
export function Table<Row>({ label, columns: all, rows, keyOf }: TableProps<Row>) {
  const usesCoins = useUsesCoins();
  const columns = all.filter(({ isAboutCoins = false }) => usesCoins || !isAboutCoins);
  return (
    <table aria-label={label} className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b">
          {columns.map(({ head, isNumber, role }) => (
            <th
              key={head}
              scope="col"
              className={clsx(
                'py-2.5 pr-4 type-meta font-[540] whitespace-nowrap text-faint last:pr-0',
                isNumber ? 'text-right' : 'text-left',
              )}
            >
              <span className={clsx(role === 'action' && 'sr-only')}>{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-line max-md:border-t">
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowStyle}>
            {columns.map(({ head, cell, cut, isNumber, role, className }) => (
              <td
                key={head}
                className={clsx(
                  'py-3 pr-4 align-middle max-md:py-0 max-md:pr-0',
                  cellStyles[role ?? 'value'],
                  isNumber && 'tabular-nums md:text-right',
                  cut && shrinkingColumn,
                  className,
                )}
              >
                {role === undefined && (
                  <span aria-hidden="true" className="type-meta flex-none text-faint md:hidden">
                    {head}
                  </span>
                )}
                <span className={clsx('block min-w-0', role === undefined && 'max-md:text-right')}>
                  {cut ? <CutText text={cut(row)} /> : cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The `className` of a column that shrinks: its words are cut, and shown whole in a tooltip and on small
 * screens.
 */
export const shrinkingColumn = 'md:max-w-0';

/** An address in a shrinking column. */
export function CutText({ text }: { text: string }) {
  return (
    <span title={text} className="block truncate max-md:whitespace-normal max-md:wrap-anywhere">
      {text}
    </span>
  );
}
