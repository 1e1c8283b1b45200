import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useTitle } from '#web/ui/use-title.ts';
import './list/live.ts';
import { CollectionsPage } from './collections/collections-page.tsx';
import { CompareHost } from './compare/compare-host.tsx';
import { useView } from './filter/use-view.ts';
import { type GalleryView, isNarrowed } from './filter/view.ts';
import { connectionType, galleryPageSize } from './list/page-size.ts';
import { useGallery } from './list/use-gallery.ts';
import { FloatingNewImage } from './page/floating-new-image.tsx';
import { cleared, GalleryBar } from './page/gallery-bar.tsx';
import { GalleryNotices, type GreetingsProps } from './page/gallery-notices.tsx';
import { isEmpty } from './page/is-empty.ts';
import { Pictures } from './page/pictures.tsx';
import { PicturesTitle } from './page/pictures-title.tsx';
import { useSelection } from './selection/selection-store.ts';
import { galleryTexts } from './texts.ts';

export type { GreetingsProps } from './page/gallery-notices.tsx';

/** Parts of the page that other features provide. */
interface GallerySlots {
  /** Above the pictures, except in the trash and in a collection. */
  Greetings: ComponentType<GreetingsProps>;
  /** Below the text of an empty gallery. */
  underNoPictures: ReactNode;
}

/** The user's pictures, collections and trash. */
export function GalleryPage(slots: GallerySlots) {
  const [params] = useSearchParams();
  const areCollections = params.get('view') === 'collections';
  return (
    <div className="min-h-[calc(100dvh-var(--bar-height))] bg-stage pb-20">
      <CompareHost />
      {areCollections ? <CollectionsPage /> : <PicturesPage {...slots} />}
    </div>
  );
}

/** The pictures of the view in the address. */
function PicturesPage({ Greetings, underNoPictures }: GallerySlots) {
  const t = useTexts(galleryTexts);
  useTitle(t('gallery'));
  const [pageSize] = useState(() => galleryPageSize(connectionType()));
  const { view, change } = useView();
  const gallery = useGallery(pageSize, view);
  const isSelecting = useSelection((store) => store.isOn);
  useNewView(view);
  // An empty gallery has nothing to search.
  const isBare = isEmpty(gallery) && !isNarrowed(view);
  return (
    <>
      <PicturesTitle gallery={gallery} view={view} />
      {!isBare && <GalleryBar gallery={gallery} view={view} onChange={change} />}
      <div className="px-4 pt-5 lg:px-6">
        {view.trash !== true && view.collection === undefined && (
          <GalleryNotices gallery={gallery} Greetings={Greetings} />
        )}
        <Pictures
          gallery={gallery}
          view={view}
          onClear={() => change(cleared(view))}
          underNoPictures={underNoPictures}
        />
      </div>
      {!isBare && !isSelecting && view.trash !== true && <FloatingNewImage />}
    </>
  );
}

/** Scrolls to the top and clears the selection when the view changes. */
function useNewView(view: GalleryView): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    useSelection.getState().end();
    window.scrollTo(0, 0);
  }, [view]);
  useEffect(() => useSelection.getState().end, []);
}
