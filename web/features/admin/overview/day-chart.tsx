import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { BarChart, shortDay } from '../bar-chart.tsx';
import { adminTexts } from '../texts.ts';

interface Day {
  /** `2026-01-31`, UTC. */
  day: string;
  completed: number;
  failed: number;
}

/** Pictures by day. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useTexts(adminTexts);
  const most = Math.max(1, ...days.map(({ completed }) => completed));
  return (
    <BarChart
      title={t('jobsPerDay')}
      aside={t('mostPerDay', { count: days.length === 0 ? 0 : most })}
      days={days.map(({ day, completed, failed }) => ({
        day,
        value: completed,
        label: t('dayLabel', {
          day: shortDay(day),
          completed: formatNumber(completed),
          failed: formatNumber(failed),
        }),
      }))}
    />
  );
}
