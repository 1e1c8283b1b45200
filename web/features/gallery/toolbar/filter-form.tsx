import { isTool, tools } from '#contract/tools.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { engineName } from '../facets/engine-name.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { TimestampSwitch } from '../timestamp/timestamp-switch.tsx';
import { DateFilter } from './date-filter.tsx';
import { FacetSelect } from './facet-select.tsx';
import { FavoritesSwitch } from './favorites-switch.tsx';
import { type FilterProps, SortSelect, StyleSelect } from './style-select.tsx';

interface FilterFormProps extends FilterProps {
  /** On phones, what stands in the bar elsewhere comes along. */
  isWhole: boolean;
}

/** All that the gallery can be narrowed by. Each choice holds at once. */
export function FilterForm({ view, onChange, isWhole }: FilterFormProps) {
  const t = useTexts(pageTexts);
  const facets = useFacets();
  const { tools: used = [], engines = [], tags = [], collections = [] } = facets.data ?? {};
  return (
    <div className={isWhole ? 'grid gap-4 pt-2' : 'grid gap-4'}>
      {isWhole && (
        <>
          <div className="grid gap-1.5">
            <span className="type-label">{t('style')}</span>
            <StyleSelect view={view} onChange={onChange} />
          </div>
          <div className="grid gap-1.5">
            <span className="type-label">{t('sortBy')}</span>
            <SortSelect view={view} onChange={onChange} />
          </div>
        </>
      )}
      {facets.error !== null && <p className="m-0 text-danger">{errorText(facets.error)}</p>}
      <FavoritesSwitch view={view} onChange={onChange} />
      <FacetSelect
        label={t('tool')}
        anyLabel={t('anyTool')}
        facets={used.map((facet) => ({ ...facet, label: toolName(facet.value) }))}
        value={view.tool}
        nameOf={toolName}
        onChange={(tool) => onChange({ tool: isTool(tool) ? tool : undefined })}
      />
      <FacetSelect
        label={t('engine')}
        anyLabel={t('anyEngine')}
        facets={engines.map((facet) => ({ ...facet, label: engineName(t, facet) }))}
        value={view.engine}
        nameOf={(value) => engineName(t, { value, label: value })}
        onChange={(engine) => onChange({ engine })}
      />
      <DateFilter view={view} onChange={onChange} />
      <FacetSelect
        label={t('tag')}
        anyLabel={t('anyTag')}
        facets={tags}
        value={view.tag}
        onChange={(tag) => onChange({ tag })}
      />
      {view.trash !== true && (
        <FacetSelect
          label={t('collection')}
          anyLabel={t('anyCollection')}
          facets={collections.map(({ id, name, count }) => ({ value: id, label: name, count }))}
          value={view.collection}
          nameOf={() => t('collection')}
          onChange={(collection) => onChange({ collection })}
        />
      )}
      {isWhole && (
        <div className="flex min-h-11 items-center border-line border-t pt-3 *:w-full *:justify-between">
          <TimestampSwitch />
        </div>
      )}
    </div>
  );
}

function toolName(value: string): string {
  return isTool(value) ? tools[value].label : value;
}
