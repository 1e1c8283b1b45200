import { ApiError } from '#web/api/api-error.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { galleryFailure } from './gallery-failure.ts';
import { galleryTexts } from './texts.ts';

/** Placeholders in the shape of the coming tiles. */
export function GallerySkeleton({ columns, tiles }: { columns: number; tiles: number }) {
  const t = useTexts(galleryTexts);
  return (
    <SkeletonRows
      label={t('loading')}
      rows={tiles}
      className="grid gap-x-4 gap-y-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <div>
        <Skeleton className="aspect-video rounded-picture!" />
        <Skeleton className="mt-3 h-3 w-3/5" />
      </div>
    </SkeletonRows>
  );
}

/** Shown when the list failed to load and none is cached. */
export function GalleryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(galleryTexts);
  const isServerError = error instanceof ApiError && error.status >= 500;
  return (
    <ErrorState
      title={t('errorTitle')}
      sentence={galleryFailure(t, error)}
      retryLabel={t('tryAgain')}
      onRetry={onRetry}
      requestId={isServerError ? error.requestId : undefined}
    />
  );
}
