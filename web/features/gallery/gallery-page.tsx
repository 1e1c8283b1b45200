import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import './live.ts';
import { GalleryError, GallerySkeleton, LoadMore } from './gallery-states.tsx';
import { columnCount, galleryColumns } from './grid/column-count.ts';
import { ImageTile } from './grid/image-tile.tsx';
import { MasonryGrid } from './grid/masonry-grid.tsx';
import { tileLineHeights } from './grid/tile-line.tsx';
import { useHoverButtons } from './grid/use-hover-buttons.ts';
import { useWindowWidth } from './grid/use-viewport.ts';
import { connectionType, galleryPageSize } from './page-size.ts';
import { galleryTexts } from './texts.ts';
import { TimestampSwitch } from './timestamp-switch.tsx';
import { type Gallery, useGallery } from './use-gallery.ts';
import { useImageDialogs } from './use-image-dialogs.tsx';

const eagerTiles = 10;
const skeletonRows = 3;

function NewImageLink({ className = '' }: { className?: string }) {
  const t = useTexts(galleryTexts);
  return (
    <Link to="/editor" className={`${buttonStyle({ variant: 'main' })} ${className}`}>
      <Icon of={Plus} />
      {t('newImage')}
    </Link>
  );
}

/** There is no picture, and that is known. The frame that says so has the button then, alone. */
function isEmpty({ images, isLoading, error }: Gallery): boolean {
  return images.length === 0 && !isLoading && error === null;
}

/** All pictures of the user. */
export function GalleryPage() {
  const t = useTexts(galleryTexts);
  useTitle(t('pageTitle'));
  const [pageSize] = useState(() => galleryPageSize(connectionType()));
  const gallery = useGallery(pageSize);
  return (
    <div className="min-h-[calc(100dvh-var(--bar-height))] bg-stage pb-20">
      <GalleryHeader gallery={gallery} />
      <div className="px-4 pt-5 lg:px-6">
        <GalleryContent gallery={gallery} />
      </div>
      {!isEmpty(gallery) && (
        <NewImageLink className="fixed! right-4 bottom-4 z-10 h-12! shadow-pop md:hidden" />
      )}
    </div>
  );
}

function GalleryHeader({ gallery }: { gallery: Gallery }) {
  const t = useTexts(galleryTexts);
  const hasImages = gallery.images.length > 0;
  return (
    <header className="sticky top-(--bar-height) z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-stage px-4 py-4 md:min-h-[73px] lg:px-6">
      <h1 className="m-0 type-title">{t('title')}</h1>
      {hasImages && <span className="pt-1.5 text-faint">{t('pictures', { count: gallery.total })}</span>}
      <span className="flex-1" />
      {(hasImages || gallery.isLoading) && (
        // On phones it takes a line of its own, which is kept free for it.
        <span className={hasImages ? 'contents' : 'invisible'}>
          <TimestampSwitch />
        </span>
      )}
      {!isEmpty(gallery) && <NewImageLink className="ml-2 max-md:hidden" />}
    </header>
  );
}

function GalleryContent({ gallery }: { gallery: Gallery }) {
  const t = useTexts(galleryTexts);
  const columns = columnCount(galleryColumns, useWindowWidth());
  const hasHoverButtons = useHoverButtons();
  const dialogs = useImageDialogs(gallery);
  if (gallery.isLoading) return <GallerySkeleton columns={columns} tiles={columns * skeletonRows} />;
  if (gallery.error !== null)
    return <GalleryError message={errorText(gallery.error)} onRetry={gallery.retry} />;
  if (isEmpty(gallery)) {
    return <EmptyState title={t('emptyTitle')} line={t('emptyText')} action={<NewImageLink />} />;
  }
  return (
    <>
      <MasonryGrid
        items={gallery.images}
        columns={columns}
        lineHeight={tileLineHeights[hasHoverButtons ? 'pointer' : 'touch']}
        keyOf={(image) => image.id}
        aspectOf={aspectOfImage}
      >
        {(image, place, index) => (
          <ImageTile
            image={image}
            place={place}
            isEager={index < eagerTiles}
            hasHoverButtons={hasHoverButtons}
            onOpen={dialogs.open}
            onDelete={dialogs.askToDelete}
          />
        )}
      </MasonryGrid>
      <LoadMore gallery={gallery} />
      {dialogs.element}
    </>
  );
}

function aspectOfImage(image: { width: number; height: number }): number {
  return image.width / image.height;
}
