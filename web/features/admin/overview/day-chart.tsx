import type { AdminOverview } from '#contract/admin-overview.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { BarChart, shortDay } from '../bar-chart.tsx';
import { overviewTexts } from './texts.ts';

/** Pictures by day, or by hour of one day. */
export function DayChart({ unit, steps }: Pick<AdminOverview, 'unit' | 'steps'>) {
  const t = useTexts(overviewTexts);
  const most = Math.max(0, ...steps.map(({ pictures }) => pictures));
  const nameOf = unit === 'hour' ? shortHour : shortDay;
  return (
    <BarChart
      title={t(unit === 'hour' ? 'picturesPerHour' : 'picturesPerDay')}
      aside={t('mostPerDay', { count: most })}
      nameOf={nameOf}
      days={steps.map(({ at, pictures, completed, failed }) => ({
        day: at,
        value: pictures,
        label: t('dayLabel', {
          day: nameOf(at),
          count: pictures,
          completed: formatNumber(completed),
          failed: formatNumber(failed),
        }),
      }))}
    />
  );
}

/** An hour in the reader's own time, as charts show it. */
function shortHour(at: string): string {
  return formatDate(at, { hour: 'numeric', minute: '2-digit' });
}
