import { useIsDesktop } from '#web/ui/media-query.ts';
import { changeView, type GalleryView, withoutFilters } from '../filter/view.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { useCountText } from '../page/use-count-text.ts';
import { TimestampSwitch } from '../timestamp/timestamp-switch.tsx';
import { FilterIcon } from './filter-button.tsx';
import { onStage } from './on-stage.ts';
import { dropPendingSearch } from './pending-search.ts';
import { SearchField } from './search-field.tsx';
import { SortSelect, StyleSelect } from './style-select.tsx';

interface StageFiltersProps {
  gallery: Gallery;
  view: GalleryView;
  onView: (view: GalleryView) => void;
}

/** The studio's filter bar: search, style and order; on phones all but the search are behind one button. */
export function StageFilters({ gallery, view, onView }: StageFiltersProps) {
  const isDesktop = useIsDesktop();
  const found = useCountText(gallery);
  const onChange = (change: Partial<GalleryView>) => onView(changeView(view, change));
  return (
    <>
      <SearchField
        value={view.q ?? ''}
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
        hasShortcut
        className="min-w-0 flex-1 lg:max-w-[252px]"
      />
      {isDesktop ? (
        <>
          <StyleSelect view={view} onChange={onChange} look="button" className={`max-w-44 ${onStage}`} />
          <SortSelect view={view} onChange={onChange} look="button" className={onStage} />
          <span className="ml-auto">
            <TimestampSwitch />
          </span>
        </>
      ) : (
        <FilterIcon
          view={view}
          onChange={onChange}
          onClear={() => {
            dropPendingSearch();
            onView(withoutFilters(view));
          }}
          found={found}
        />
      )}
    </>
  );
}
