import { X } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { engineName } from '../facets/engine-name.ts';
import { useFacets } from '../facets/use-facets.ts';
import { isNarrowed } from '../filter/view.ts';
import { pageTexts } from '../page-texts.ts';
import { activeFilters } from './active-filters.ts';
import { Chip } from './chip.tsx';
import type { FilterProps } from './style-select.tsx';
import { useStyleOptions } from './use-style-options.tsx';

interface FilterChipsProps extends FilterProps {
  onClear: () => void;
}

/** The active filters, removable one by one or all at once. */
export function FilterChips({ view, onChange, onClear }: FilterChipsProps) {
  if (!isNarrowed(view)) return null;
  return <Chips view={view} onChange={onChange} onClear={onClear} />;
}

function Chips({ view, onChange, onClear }: FilterChipsProps) {
  const t = useTexts(pageTexts);
  const facets = useFacets({ enabled: view.engine !== undefined || view.tag !== undefined });
  const { options, chosen } = useStyleOptions(view.style, view.style !== undefined);
  const day = (value: string) => formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  const active = activeFilters(view, {
    t,
    facets: facets.data,
    engineName: (engine) => engineName(t, engine),
    styleName: () => options.find(({ value }) => value === chosen)?.label,
    days: (from, to) =>
      from !== undefined && to !== undefined
        ? t('daysBetween', { from: day(from), to: day(to) })
        : from !== undefined
          ? t('daysFrom', { from: day(from) })
          : t('daysTo', { to: day(to ?? '') }),
  });
  // A search is in its box, which has its own clear button.
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t('activeFilters')}
      className="m-0 flex list-none flex-wrap items-center gap-2 p-0 pb-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:[scrollbar-width:none]"
    >
      {active.map(({ key, name, without }) => (
        <li key={key} className="max-w-72 flex-none">
          <Chip icon={X} label={t('removeFilter', { filter: name })} onPress={() => onChange(without)}>
            {name}
          </Chip>
        </li>
      ))}
      <li className="flex-none">
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  );
}
