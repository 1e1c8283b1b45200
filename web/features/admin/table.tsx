import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also names the value on small screens, where a row is stacked. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isNumber?: boolean;
  className?: string;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows between hairlines; below 768 px each row is a stack of named values. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table aria-label={label} className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b">
          {columns.map(({ head, isNumber }) => (
            <th
              key={head}
              scope="col"
              className={clsx(
                'py-2.5 pr-4 type-meta font-[540] text-muted last:pr-0',
                isNumber ? 'text-right' : 'text-left',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-line border-b max-md:grid max-md:gap-1.5 max-md:py-3.5">
            {columns.map(({ head, cell, isNumber, className }) => (
              <td
                key={head}
                className={clsx(
                  'py-2.5 pr-4 align-middle last:pr-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-0 max-md:pr-0',
                  isNumber && 'tabular-nums md:text-right',
                  className,
                )}
              >
                <span aria-hidden="true" className="type-meta flex-none text-faint md:hidden">
                  {head}
                </span>
                <span className="min-w-0 max-md:text-right">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
