import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsDesktop, useIsPhone } from '#web/ui/media-query.ts';
import { selectionTarget } from '../actions/target.ts';
import { filterOf, type GalleryView } from '../filter/view.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { onStage } from '../toolbar/on-stage.ts';
import { selectEverything } from './select-everything.ts';
import { countSelected } from './selection.ts';
import { SelectionActions, TrashActions } from './selection-actions.tsx';
import { useSelection } from './selection-store.ts';

interface SelectionBarProps {
  gallery: Gallery;
  view: GalleryView;
}

/** The actions for the selected pictures. On phones they are at the bottom of the screen. */
export function SelectionBar({ gallery, view }: SelectionBarProps) {
  const t = useTexts(pageTexts);
  const isPhone = useIsPhone();
  const dock = useDock();
  const { selected, end } = useSelection();
  const count = countSelected(selected, gallery.total);
  const target = selectionTarget(selected, { ...gallery, filter: filterOf(view) });
  const isAll = count >= gallery.total;
  const words =
    selected.kind === 'all' && gallery.isTotalAtLeast
      ? t('selectedAtLeast', { count: formatNumber(count) })
      : t('selected', { count });
  const actions =
    view.trash === true ? <TrashActions target={target} /> : <SelectionActions target={target} view={view} />;
  return (
    <>
      <div
        className="flex min-h-16 items-center gap-2 py-2 max-md:py-2.5"
        role="toolbar"
        aria-label={t('selection')}
      >
        {isPhone && <IconButton icon={X} label={t('done')} onClick={end} className="-ml-2.5" />}
        <span className="flex-none font-[640] tabular-nums" role="status">
          {words}
        </span>
        {!isAll && gallery.total > 0 && <SelectAll gallery={gallery} />}
        <span className="flex-1" />
        {!isPhone && (
          <div className="flex items-center gap-1">
            {actions}
            <Button className={`ml-2 ${onStage}`} onClick={end}>
              {t('done')}
            </Button>
          </div>
        )}
      </div>
      {isPhone && (
        <div
          ref={dock}
          className="fixed inset-x-0 bottom-0 z-20 flex justify-around gap-1 border-line border-t bg-raised px-2 pt-2 pb-safe"
        >
          {actions}
        </div>
      )}
    </>
  );
}

/** Shortened where space is tight; shrinks before anything else in the bar. */
function SelectAll({ gallery }: { gallery: Gallery }) {
  const t = useTexts(pageTexts);
  const hasSpace = useIsDesktop();
  const { total, isTotalAtLeast } = gallery;
  const count = formatNumber(total);
  const whole = isTotalAtLeast ? t('selectAllAtLeast', { count }) : t('selectAll', { count: total });
  const short = isTotalAtLeast ? t('selectAllAtLeastShort', { count }) : t('selectAllShort', { count });
  return (
    <Button
      variant="quiet"
      aria-label={whole}
      className="min-w-0 shrink!"
      onClick={() => selectEverything(gallery)}
    >
      <span className="truncate">{hasSpace ? whole : short}</span>
    </Button>
  );
}

/** Reserves space so that toasts appear above the dock. */
function useDock() {
  return useCallback((dock: HTMLElement | null) => {
    const root = document.documentElement.style;
    if (dock !== null) root.setProperty('--dock-now', `${dock.offsetHeight}px`);
    return () => {
      root.removeProperty('--dock-now');
    };
  }, []);
}
