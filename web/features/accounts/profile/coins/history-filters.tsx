import { coinLineKinds } from '#contract/coin-history.ts';
import { grantSources } from '#contract/coins.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { coinsTexts } from './texts.ts';
import { kindKeys, sourceKeys } from './words.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The options are long; half a phone's width would cut them off. */
const choice = 'max-md:col-span-2';

/** Filters by kind, source and days. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useTexts(coinsTexts);
  const change = (changes: Partial<HistoryFilter>) => onChange({ ...filter, ...changes });
  const kinds = coinLineKinds.map((value) => ({ value, label: t(kindKeys[value]) }));
  const sources = grantSources.map((value) => ({ value, label: t(sourceKeys[value]) }));
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-2 gap-3 border-0 p-0">
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
      <TextField
        type="date"
        label={t('filterFrom')}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('filterTo')}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
    </fieldset>
  );
}
