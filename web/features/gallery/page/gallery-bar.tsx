import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { type GalleryView, withoutFilters } from '../filter/view.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { useSelection } from '../selection/selection-store.ts';
import { FilterChips } from '../toolbar/filter-chips.tsx';
import { dropPendingSearch } from '../toolbar/pending-search.ts';
import type { FilterProps } from '../toolbar/style-select.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { useCountText } from './use-count-text.ts';

const SelectionBar = lazyPart(async () => (await import('../selection/selection-bar.tsx')).SelectionBar);

/** By then the first pictures have loaded. */
const settleMs = 1_500;

interface GalleryBarProps {
  gallery: Gallery;
  view: GalleryView;
  onChange: FilterProps['onChange'];
}

/** A change that clears all filters within the same place. */
export function cleared(view: GalleryView): Partial<GalleryView> {
  const rest = withoutFilters(view);
  return Object.fromEntries(Object.keys(view).map((key) => [key, rest[key as keyof GalleryView]]));
}

/** The bar that stays on top while scrolling: search and filters, or the selection's actions. */
export function GalleryBar({ gallery, view, onChange }: GalleryBarProps) {
  const isSelecting = useSelection((store) => store.isOn);
  const found = useCountText(gallery);
  const clear = () => {
    dropPendingSearch();
    onChange(cleared(view));
  };
  useEffect(() => {
    const timer = setTimeout(SelectionBar.preload, settleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      data-gallery-bar
      className="sticky top-(--bar-height) z-10 border-line border-b bg-stage px-4 lg:px-6"
    >
      {isSelecting ? (
        <Suspense fallback={<div className="h-16" />}>
          <SelectionBar gallery={gallery} view={view} />
        </Suspense>
      ) : (
        <Toolbar
          view={view}
          onChange={onChange}
          onSearch={(q) => onChange({ q: q === '' ? undefined : q }, { replace: view.q !== undefined })}
          onClear={clear}
          found={found}
        />
      )}
      <FilterChips view={view} onChange={onChange} onClear={clear} />
    </div>
  );
}
