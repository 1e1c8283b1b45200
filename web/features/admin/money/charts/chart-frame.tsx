import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { moneyTexts } from '../texts.ts';
import { ChartTable, type TableFigures } from './chart-table.tsx';

export interface ChartSeries {
  key: string;
  name: string;
  /** A theme colour, such as `var(--accent-text)`. */
  color: string;
}

interface ChartFrameProps {
  title: string;
  line: string;
  series: readonly ChartSeries[];
  /** The same figures, oldest month first: for screen readers, and shown on request. */
  table: TableFigures;
  /** The chart itself, hidden from screen readers. */
  children: ReactNode;
  /** Without a legend, taller by its height, so that charts side by side align. */
  heightPx?: number;
}

/** A chart with its title and legend. A button replaces it with its table, for users without a pointer. */
export function ChartFrame({
  title,
  line,
  series,
  table,
  children,
  heightPx = series.length > 1 ? 220 : 250,
}: ChartFrameProps) {
  const t = useTexts(moneyTexts);
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <figure aria-labelledby={id} className="m-0 grid min-w-0 content-start gap-3">
      <figcaption className="flex items-start justify-between gap-4">
        <span className="grid gap-0.5">
          <span id={id} className="type-label">
            {title}
          </span>
          <span className="type-meta text-faint">{line}</span>
        </span>
        <IconButton
          size="sm"
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'asChart' : 'asTable', { title })}
          className="-mt-1 -mr-1.5"
          onClick={() => setTable(!isTable)}
        />
      </figcaption>
      {!isTable && (
        <div aria-hidden="true" className="grid gap-3">
          {series.length > 1 && <Legend series={series} />}
          <div style={{ height: heightPx }}>{children}</div>
        </div>
      )}
      {/* A table itself cannot be as small as screen-reader-only content must be. */}
      <div className={isTable ? 'min-w-0' : 'sr-only'}>
        <ChartTable title={title} table={table} isShown={isTable} />
      </div>
    </figure>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <div className="type-meta flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {series.map(({ key, name, color }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <span className="block size-2.5 rounded-[2px]" style={{ background: color }} />
          {name}
        </span>
      ))}
    </div>
  );
}
