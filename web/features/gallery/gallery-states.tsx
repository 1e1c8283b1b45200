import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { galleryTexts } from './texts.ts';
import type { Gallery } from './use-gallery.ts';

/** The true shape of tiles that are on their way. */
export function GallerySkeleton({ columns, tiles }: { columns: number; tiles: number }) {
  const t = useTexts(galleryTexts);
  return (
    <div
      className="grid gap-x-4 gap-y-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: tiles }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered
        <div key={index}>
          <Skeleton className="aspect-video rounded-picture!" />
          <Skeleton className="mt-3 h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** The list could not be had, and nothing is there to show instead. */
export function GalleryError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts(galleryTexts);
  return (
    <section
      role="alert"
      className="relative grid max-w-xl justify-items-start gap-1 rounded-picture bg-raised p-8"
    >
      <CropMarks tone="danger" />
      <h2 className="m-0 type-heading">{t('errorTitle')}</h2>
      <p className="m-0 text-muted">{message}</p>
      <Button variant="main" className="relative mt-3.5" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </section>
  );
}

/** "Load More Images (6 of 48)"; nothing once all are there. */
export function LoadMore({ gallery }: { gallery: Gallery }) {
  const t = useTexts(galleryTexts);
  if (!gallery.hasMore) return null;
  return (
    <div className="flex justify-center pt-6">
      <Button busy={gallery.isLoadingMore} busyLabel={t('loadingMore')} onClick={gallery.loadMore}>
        {t('loadMore', { shown: gallery.images.length, total: gallery.total })}
      </Button>
    </div>
  );
}
