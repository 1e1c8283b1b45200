import { Suspense } from 'react';
import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { columnCount, galleryColumns, useWindowWidth } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { PageFoot } from '../page-foot.tsx';
import { ShowcaseGrid } from './showcase-grid.tsx';
import { publicGalleryTexts } from './texts.ts';
import { useShowcase } from './use-showcase.ts';

/** The operator's showcase: pictures in columns with their prompts. */
export function PublicGalleryPage() {
  const t = useTexts(publicGalleryTexts);
  useTitle(t('title'));
  const showcase = useShowcase();
  const hasItems = showcase.items.length > 0;
  return (
    <div className="flex min-h-[calc(100dvh-var(--bar-height))] flex-col bg-stage [--page-width:none]">
      <div className="flex-1 px-4 pb-16 md:px-10">
        <header className="flex items-end justify-between gap-x-8 gap-y-5 pt-8 pb-6 max-lg:flex-col max-lg:items-start md:pt-12 md:pb-8">
          <div className="grid gap-2.5">
            <h1 className="type-display">{t('title')}</h1>
            <p className="type-prompt max-w-[680px] text-muted">{t('lead')}</p>
          </div>
          <div className="flex items-center gap-4">
            {hasItems && <span className="text-faint">{t('pictures', { count: showcase.total })}</span>}
            <Link to={routes.studio.path} className={buttonStyle({ variant: 'main' })}>
              {t('toStudio')}
            </Link>
          </div>
        </header>
        <Content showcase={showcase} />
      </div>
      <Suspense>
        <PageFoot withQuestions={false} />
      </Suspense>
    </div>
  );
}

function Content({ showcase }: { showcase: ReturnType<typeof useShowcase> }) {
  const t = useTexts(publicGalleryTexts);
  const { items, total } = showcase;
  if (showcase.isLoading) return <Loading />;
  if (showcase.error !== null) {
    return (
      <div className="max-w-[680px]">
        <ErrorState title={t('failedTitle')} sentence={errorText(showcase.error)} onRetry={showcase.retry} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="max-w-[680px]">
        <EmptyState title={t('emptyTitle')} line={t('emptyLine')} />
      </div>
    );
  }
  return (
    <>
      <ShowcaseGrid items={items} />
      {showcase.hasMore && (
        <div className="grid justify-items-start gap-3 pt-8">
          {showcase.moreError !== null && (
            <p role="alert" className="m-0 text-danger">
              {errorText(showcase.moreError)}
            </p>
          )}
          <Button busy={showcase.isLoadingMore} busyLabel={t('loadingMore')} onClick={showcase.loadMore}>
            {t('loadMore', { shown: items.length, total })}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(publicGalleryTexts);
  const columns = columnCount(galleryColumns, useWindowWidth());
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-x-4 gap-y-12"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns * 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="aspect-video rounded-picture" />
      ))}
    </div>
  );
}
