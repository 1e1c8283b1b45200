import { formatMonth } from '../amounts.ts';
import type { ChartSeries } from './chart-frame.tsx';
import type { MonthRow } from './month-row.ts';

export interface CardNote {
  name: string;
  value: string;
}

interface BarCardProps {
  row: MonthRow;
  series: readonly ChartSeries[];
  notes: readonly CardNote[];
  format: (value: number) => string;
}

/** The tooltip with a month's figures, in the order of its bars. */
export function BarCard({ row, series, notes, format }: BarCardProps) {
  return (
    <div className="grid gap-1.5 rounded-control bg-raised px-3 py-2.5 shadow-pop">
      <span className="type-meta font-[640]">{formatMonth(row.month, 'long')}</span>
      {series.map(({ key, name, color }) => (
        <span key={key} className="type-meta flex items-center gap-2 text-muted">
          <span className="block size-2.5 rounded-[2px]" style={{ background: color }} />
          <span className="mr-4 flex-1">{name}</span>
          <span className="text-text tabular-nums">{format(Number(row[key]))}</span>
        </span>
      ))}
      {notes.map(({ name, value }) => (
        <span
          key={name}
          className="type-meta flex justify-between gap-6 border-line border-t pt-1.5 font-[640] tabular-nums"
        >
          <span>{name}</span>
          <span>{value}</span>
        </span>
      ))}
    </div>
  );
}
