import { useState } from 'react';
import type { AdminEngine, RunningEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { BarChart, shortDay } from '../../bar-chart.tsx';
import { formatDollars } from '../amounts.ts';
import { EngineSelect, everyEngine } from '../engine-select.tsx';
import { PartHead } from '../part-head.tsx';
import { enginesTexts } from '../texts.ts';

/** Cost and calls by day, of all engines or of one. */
export function SpendChart({ engines }: { engines: readonly AdminEngine[] }) {
  const t = useTexts(enginesTexts);
  const [shown, setShown] = useState<'spend' | 'calls'>('spend');
  const [engineId, setEngine] = useState(everyEngine);
  const remoteEngines = engines.filter(({ running }) => running?.isRemote);
  const chosen = remoteEngines.some(({ id }) => id === engineId) ? engineId : everyEngine;
  const days = sumDays(
    remoteEngines
      .filter(({ id }) => chosen === everyEngine || id === chosen)
      .flatMap(({ running }) => running?.days ?? []),
  );
  const sum = (read: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + read(day), 0);
  const spent = sum(({ spentMicros }) => spentMicros);
  const calls = sum((day) => day.calls);
  const isEmpty = shown === 'spend' ? spent === 0 : calls === 0;
  if (remoteEngines.length === 0) return null;
  return (
    <section>
      <PartHead title={t('figures')}>
        <EngineSelect engines={remoteEngines} value={chosen} onChange={setEngine} />
        <Segmented
          label={t('whatIsShown')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'spend', label: t('spend') },
            { value: 'calls', label: t('calls') },
          ]}
        />
      </PartHead>
      <div className="border-line border-t pt-4">
        <BarChart
          title={t(shown === 'spend' ? 'spendPerDay' : 'callsPerDay')}
          aside={
            isEmpty
              ? t(shown === 'spend' ? 'nothingSpent' : 'nothingCalled')
              : shown === 'spend'
                ? t('inDays', { total: formatDollars(spent), count: days.length })
                : t('callsInDays', { count: calls, failed: sum(({ failures }) => failures) })
          }
          days={days.map(({ day, spentMicros, calls: called, failures }) => ({
            day,
            value: shown === 'spend' ? spentMicros : called,
            label:
              shown === 'spend'
                ? t('daySpend', { day: shortDay(day), spent: formatDollars(spentMicros) })
                : t('dayCalls', { day: shortDay(day), calls: called, failed: failures }),
          }))}
        />
      </div>
    </section>
  );
}

type Day = RunningEngine['days'][number];

/** Sums the days of several engines, oldest first. */
function sumDays(days: readonly Day[]): Day[] {
  const byDay = new Map<string, Day>();
  for (const { day, spentMicros, calls, failures } of days) {
    const sum = byDay.get(day) ?? { day, spentMicros: 0, calls: 0, failures: 0 };
    byDay.set(day, {
      day,
      spentMicros: sum.spentMicros + spentMicros,
      calls: sum.calls + calls,
      failures: sum.failures + failures,
    });
  }
  return [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
}
