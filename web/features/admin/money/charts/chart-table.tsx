import { clsx } from 'clsx';

export interface TableFigures {
  /** Column heads; the first is the month's. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartTableProps {
  title: string;
  table: TableFigures;
  /** Whether it is visible: then the newest month comes first, and a wide table scrolls by keyboard. */
  isShown: boolean;
}

/** The figures of a chart as a table. */
export function ChartTable({ title, table, isShown }: ChartTableProps) {
  const rows = isShown ? table.rows.toReversed() : table.rows;
  const scrolled = isShown ? ({ role: 'group', 'aria-label': title, tabIndex: 0 } as const) : {};
  return (
    <div className={clsx(isShown && 'overflow-x-auto')} {...scrolled}>
      <table aria-label={title} className="w-full border-collapse whitespace-nowrap">
        <thead>
          <tr className="border-line border-b">
            {table.heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={clsx(
                  'type-meta py-2 font-[540] text-faint not-first:pl-4',
                  index === 0 ? 'text-left' : 'text-right',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...values]) => (
            <tr key={head} className="border-line border-b">
              <th scope="row" className="py-2 text-left font-[430] text-muted">
                {head}
              </th>
              {values.map((value, index) => (
                <td key={table.heads[index + 1]} className="py-2 pl-4 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
