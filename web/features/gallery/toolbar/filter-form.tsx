import { Fragment, type ReactNode, startTransition, useOptimistic } from 'react';
import type { GalleryFacets } from '#contract/gallery.ts';
import type { GalleryFilterKey } from '#contract/gallery-filters.ts';
import { isTool } from '#contract/tools.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toolName } from '#web/ui/tool-name.ts';
import { engineName } from '../facets/engine-name.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { TimestampSwitch } from '../timestamp/timestamp-switch.tsx';
import { DateFilter } from './date-filter.tsx';
import { FacetSelect } from './facet-select.tsx';
import { type FilterProps, SortSelect, StyleSelect } from './style-select.tsx';

interface FilterFormProps extends FilterProps {
  /** On phones: includes the controls that are otherwise in the bar. */
  isWhole: boolean;
}

interface ControlProps extends FilterProps {
  t: TranslateOf<typeof pageTexts>;
  facets: Partial<GalleryFacets>;
}

/** The control of each filter; null if it has none here or shares another's. */
const controls: Record<GalleryFilterKey, ((props: ControlProps) => ReactNode) | null> = {
  q: null,
  style: null,
  favorite: ({ view, onChange }) => <FavoritesSwitch view={view} onChange={onChange} />,
  tool: ({ view, onChange, t, facets }) => (
    <FacetSelect
      label={t('tool')}
      anyLabel={t('anyTool')}
      facets={(facets.tools ?? []).map((facet) => ({ ...facet, label: toolName(t, facet.value) }))}
      value={view.tool}
      nameOf={(tool) => toolName(t, tool)}
      onChange={(tool) => onChange({ tool: isTool(tool) ? tool : undefined })}
    />
  ),
  engine: ({ view, onChange, t, facets }) => (
    <FacetSelect
      label={t('engine')}
      anyLabel={t('anyEngine')}
      facets={(facets.engines ?? []).map((facet) => ({ ...facet, label: engineName(t, facet) }))}
      value={view.engine}
      nameOf={(value) => engineName(t, { value, label: value })}
      onChange={(engine) => onChange({ engine })}
    />
  ),
  from: ({ view, onChange }) => <DateFilter view={view} onChange={onChange} />,
  to: null,
  tag: ({ view, onChange, t, facets }) => (
    <FacetSelect
      label={t('tag')}
      anyLabel={t('anyTag')}
      facets={facets.tags ?? []}
      value={view.tag}
      onChange={(tag) => onChange({ tag })}
    />
  ),
  collection: ({ view, onChange, t, facets }) =>
    view.trash === true ? null : (
      <FacetSelect
        label={t('collection')}
        anyLabel={t('anyCollection')}
        facets={(facets.collections ?? []).map(({ id, name, count }) => ({ value: id, label: name, count }))}
        value={view.collection}
        nameOf={() => t('collection')}
        onChange={(collection) => onChange({ collection })}
      />
    ),
  stack: null,
  trash: null,
};

/** All filters. Each change applies at once. */
export function FilterForm({ view, onChange, isWhole }: FilterFormProps) {
  const t = useTexts(pageTexts);
  const facets = useFacets();
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
      {Object.entries(controls).map(([key, control]) => (
        <Fragment key={key}>{control?.({ view, onChange, t, facets: facets.data ?? {} })}</Fragment>
      ))}
      {isWhole && (
        <div className="flex min-h-11 items-center border-line border-t pt-3 *:w-full *:justify-between">
          <TimestampSwitch />
        </div>
      )}
    </div>
  );
}

/**
 * Switches between favourites and all. The address updates with the gallery, in the background; until then
 * the switch shows the pressed state, or it would jump back under the finger.
 */
function FavoritesSwitch({ view, onChange }: FilterProps) {
  const t = useTexts(pageTexts);
  const [isOn, setOn] = useOptimistic(view.favorite === true);
  const choose = (next: boolean) =>
    startTransition(() => {
      setOn(next);
      onChange({ favorite: next || undefined });
    });
  return (
    <Switch
      label={t('favoritesOnly')}
      checked={isOn}
      onChange={choose}
      className="justify-between touch:min-h-11"
    />
  );
}
