import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsDialogOpen } from '#web/ui/open-dialogs.ts';
import { targetOf } from '../actions/target.ts';
import type { GalleryView } from '../filter/view.ts';
import { GalleryError, GallerySkeleton } from '../gallery-states.tsx';
import { columnCount, galleryColumns } from '../grid/column-count.ts';
import { ImageTile } from '../grid/image-tile.tsx';
import { LateArrivals } from '../grid/late-arrivals.tsx';
import { LoadMore } from '../grid/load-more.tsx';
import { type GridHandle, MasonryGrid } from '../grid/masonry-grid.tsx';
import type { Place } from '../grid/masonry-layout.ts';
import { tileLineHeights } from '../grid/tile-line.tsx';
import { useHoverButtons } from '../grid/use-hover-buttons.ts';
import { useWindowWidth } from '../grid/use-viewport.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { useShownImages } from '../list/use-shown-images.ts';
import { useImageDialogs } from '../opening/use-image-dialogs.tsx';
import { selectEverything } from '../selection/select-everything.ts';
import { SelectionArea } from '../selection/selection-area.tsx';
import { useSelectionKeys } from '../selection/use-selection-keys.ts';
import { TrashTile } from '../trash/trash-tile.tsx';
import { isEmpty } from './is-empty.ts';
import { NoPictures } from './no-pictures.tsx';

const PurgeDialog = deferredPart(async () => (await import('../trash/purge-dialog.tsx')).PurgeDialog);

const eagerTiles = 10;
const skeletonRows = 3;

interface PicturesProps {
  gallery: Gallery;
  view: GalleryView;
  onClear: () => void;
  /** Shown below the text of an empty gallery. */
  underNoPictures: ReactNode;
}

/** The pictures of a view, or why there are none. */
export function Pictures({ gallery, view, onClear, underNoPictures }: PicturesProps) {
  const columns = columnCount(galleryColumns, useWindowWidth());
  const dialogs = useImageDialogs(gallery);
  return (
    <>
      {gallery.isLoading ? (
        <GallerySkeleton columns={columns} tiles={columns * skeletonRows} />
      ) : gallery.error !== null ? (
        <GalleryError error={gallery.error} onRetry={gallery.retry} />
      ) : isEmpty(gallery) ? (
        <NoPictures view={view} onClear={onClear} below={underNoPictures} />
      ) : (
        <Grid gallery={gallery} view={view} columns={columns} dialogs={dialogs} />
      )}
      {dialogs.element}
    </>
  );
}

interface GridProps {
  gallery: Gallery;
  view: GalleryView;
  columns: number;
  dialogs: ReturnType<typeof useImageDialogs>;
}

function Grid({ gallery, view, columns, dialogs }: GridProps) {
  const isTrash = view.trash === true;
  const hasHoverButtons = useHoverButtons();
  const grid = useRef<GridHandle>(null);
  const shown = useShownImages(gallery, columns);
  const { images } = shown.gallery;
  const ids = useMemo(() => images.map(({ id }) => id), [images]);
  const loadedIds = useMemo(() => gallery.images.map(({ id }) => id), [gallery.images]);
  const [toDelete, setToDelete] = useState<GalleryImage | null>(null);
  const selectAll = useCallback(() => selectEverything(gallery), [gallery]);
  useSelectionKeys(selectAll, useIsDialogOpen());
  const { setDrawnSpan } = gallery;
  const onDrawn = useCallback(
    (first: GalleryImage, last: GalleryImage) => setDrawnSpan(first.id, last.id),
    [setDrawnSpan],
  );
  const { open } = dialogs;
  const onDelete = useLatest(dialogs.requestDeletion);
  const draw = useCallback(
    (image: GalleryImage, place: Place, index: number) => {
      const tile = { image, place, hasHoverButtons, isEager: index < eagerTiles };
      return isTrash ? (
        <TrashTile {...tile} onPurge={setToDelete} />
      ) : (
        <ImageTile {...tile} isSelectable onOpen={open} onDelete={onDelete} />
      );
    },
    [isTrash, hasHoverButtons, open, onDelete],
  );
  return (
    <>
      <LateArrivals gallery={gallery} className="top-32" />
      <SelectionArea
        ids={ids}
        loadedIds={loadedIds}
        grid={grid}
        clickSelects={isTrash}
        className={`-mx-4 min-h-[50dvh] px-4 lg:-mx-6 lg:px-6 ${gallery.isChanging ? 'opacity-60' : ''}`}
      >
        <MasonryGrid
          items={images}
          onNearEnd={shown.onNearEnd}
          onDrawn={onDrawn}
          columns={columns}
          lineHeight={tileLineHeights[hasHoverButtons ? 'pointer' : 'touch']}
          keyOf={keyOfImage}
          aspectOf={aspectOfImage}
          handle={grid}
        >
          {draw}
        </MasonryGrid>
        <LoadMore gallery={shown.gallery} />
      </SelectionArea>
      {toDelete !== null && (
        <PurgeDialog
          target={targetOf(toDelete)}
          onClose={() => setToDelete(null)}
          onDeleted={() => undefined}
        />
      )}
    </>
  );
}

/** A stable function that calls the latest callback, so that tiles do not render again for it. */
function useLatest<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((value) => latest.current(value), []);
}

function keyOfImage(image: GalleryImage): string {
  return image.id;
}

function aspectOfImage(image: GalleryImage): number {
  return image.width / image.height;
}
