import { SquareCheck } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsDesktop, useIsPhone } from '#web/ui/media-query.ts';
import { pageTexts } from '../page-texts.ts';
import { useSelection } from '../selection/selection-store.ts';
import { TimestampSwitch } from '../timestamp/timestamp-switch.tsx';
import { FilterButton, FilterIcon } from './filter-button.tsx';
import { onStage } from './on-stage.ts';
import { SearchField } from './search-field.tsx';
import { type FilterProps, SortSelect, StyleSelect } from './style-select.tsx';

interface ToolbarProps extends FilterProps {
  onSearch: (q: string) => void;
  onClear: () => void;
  found: string;
}

/** Search, filters and order; on phones the filters are behind one button. */
export function Toolbar({ view, onChange, onSearch, onClear, found }: ToolbarProps) {
  const t = useTexts(pageTexts);
  const isPhone = useIsPhone();
  const hasSpace = useIsDesktop();
  const search = (
    <SearchField
      value={view.q ?? ''}
      onSearch={onSearch}
      hasShortcut
      showsKey={hasSpace}
      className="min-w-0 flex-1 md:max-w-[440px]"
    />
  );
  if (isPhone) {
    return (
      <div className="flex items-center gap-2 py-2.5">
        {search}
        <FilterIcon {...{ view, onChange, onClear, found }} />
        <IconButton
          icon={SquareCheck}
          label={t('select')}
          variant="neutral"
          className={onStage}
          onClick={() => useSelection.getState().begin()}
        />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2 py-3">
      {search}
      <StyleSelect view={view} onChange={onChange} look="button" className={`max-w-48 ${onStage}`} />
      <SortSelect view={view} onChange={onChange} look="button" hasPrefix={hasSpace} className={onStage} />
      <FilterButton view={view} onChange={onChange} />
      <span className="ml-auto max-lg:hidden">
        <TimestampSwitch />
      </span>
    </div>
  );
}
