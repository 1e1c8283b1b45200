import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMonth } from '../amounts.ts';
import { BarCard, type CardNote } from './bar-card.tsx';
import type { ChartSeries } from './chart-frame.tsx';
import type { MonthRow } from './month-row.ts';
import { hasYear, monthTicks } from './month-ticks.ts';

interface MonthBarsProps {
  rows: readonly MonthRow[];
  series: readonly ChartSeries[];
  /** Stacks the bars instead of placing them side by side. */
  isStacked?: boolean;
  /** Values derived from a month's figures, such as their sum. */
  notes?: (row: MonthRow) => CardNote[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
}

// With proportional digits this font sets the point after a 1 so tightly that "1.5" reads as 15.
const tick = { fill: 'var(--faint)', fontSize: 12, style: { fontVariantNumeric: 'tabular-nums' } };

/** A bar chart by month in theme colours. */
export function MonthBars({ rows, series, isStacked = false, notes, format, formatAxis }: MonthBarsProps) {
  const [widthPx, setWidthPx] = useState(0);
  const ticks = monthTicks(
    rows.map(({ month }) => month),
    widthPx,
  );
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidthPx}>
      <BarChart
        data={[...rows]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="month"
          ticks={ticks}
          interval={0}
          height={40}
          tick={(place: { x: number | string; y: number | string; payload: { value: string } }) => (
            <MonthTick x={place.x} y={place.y} month={place.payload.value} ticks={ticks} />
          )}
          tickLine={false}
          axisLine={{ stroke: 'var(--edge)' }}
        />
        <YAxis
          tickFormatter={formatAxis}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          width="auto"
        />
        <Tooltip
          cursor={{ fill: 'var(--over)', opacity: 0.6 }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const row = payload[0]?.payload as MonthRow | undefined;
            return active && row ? (
              <BarCard
                row={row}
                notes={notes?.(row) ?? []}
                series={isStacked ? series.toReversed() : series}
                format={format}
              />
            ) : null;
          }}
        />
        {series.map(({ key, color }) => (
          <Bar
            key={key}
            dataKey={key}
            fill={color}
            maxBarSize={44}
            isAnimationActive={false}
            {...(isStacked
              ? // A thin gap between two plans, whose shades may be close.
                { stackId: 'all', stroke: 'var(--panel)', strokeWidth: 1 }
              : { radius: [2, 2, 0, 0] as [number, number, number, number] })}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface MonthTickProps {
  x: number | string;
  y: number | string;
  month: string;
  ticks: readonly string[];
}

/** The month's name, with the year below where it changes. */
function MonthTick({ x, y, month, ticks }: MonthTickProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12} fill="var(--faint)">
      <tspan x={x} dy={10}>
        {formatMonth(month)}
      </tspan>
      {hasYear(ticks, month) && (
        <tspan x={x} dy={16}>
          {month.slice(0, 4)}
        </tspan>
      )}
    </text>
  );
}
