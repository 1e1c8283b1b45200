import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { moneyTexts } from '../texts.ts';
import { ChartTable, type TableFigures } from './chart-table.tsx';

export interface ChartSeries {
  key: string;
  name: string;
  /** A colour of ours, such as `var(--accent-text)`. */
  color: string;
}

interface ChartFrameProps {
  title: string;
  line: string;
  series: readonly ChartSeries[];
  /** The same figures, oldest month first: read aloud, and seen by whoever would rather read them. */
  table: TableFigures;
  /** The picture itself, which nobody reads aloud. */
  children: ReactNode;
  /** A legend's line more where there is none, so that charts side by side end on one line. */
  heightPx?: number;
}

/** A chart with its legend below its title; a button has its table take its place, for who has no pointer to ask a bar with. */
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
      {/* A table itself does not become as small as what is for screen readers alone is to be. */}
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
