import { useState } from 'react';
import { coinLineKinds } from '#contract/coin-history.ts';
import { grantSources } from '#contract/coins.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Option } from '#web/ui/listbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { dayCounts, type Period, recentMonths, recentYears } from './periods.ts';
import { coinsTexts } from './texts.ts';
import { kindKeys, sourceKeys } from './words.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The options are long; a third of a phone's width would cut them off. */
const choice = 'max-md:col-span-3';

/** Filters by kind, source and period. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useTexts(coinsTexts);
  const change = (changes: Partial<HistoryFilter>) => onChange({ ...filter, ...changes });
  const kinds = coinLineKinds.map((value) => ({ value, label: t(kindKeys[value]) }));
  const sources = grantSources.map((value) => ({ value, label: t(sourceKeys[value]) }));
  const [now] = useState(() => new Date());
  const periods: Option<Period>[] = [
    { value: 'all', label: t('anyTime') },
    ...dayCounts.map((count) => ({ value: `days-${count}` as const, label: t('lastDays', { count }) })),
    ...recentMonths(now).map(({ period, name }) => ({ value: period, label: name, group: t('months') })),
    ...recentYears(now).map((year) => ({ value: year, label: year, group: t('years') })),
  ];
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-3 gap-3 border-0 p-0">
      <legend className="sr-only">{t('filters')}</legend>
      <SelectField
        label={t('filterKind')}
        className={choice}
        options={[{ value: 'all' as const, label: t('allKinds') }, ...kinds]}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <SelectField
        label={t('filterSource')}
        className={choice}
        options={[{ value: 'all' as const, label: t('allSources') }, ...sources]}
        value={filter.source}
        onChange={(source) => change({ source })}
      />
      <SelectField
        label={t('filterPeriod')}
        className={choice}
        options={periods}
        value={filter.period}
        onChange={(period) => change({ period })}
      />
    </fieldset>
  );
}
