import { RefreshCw } from 'lucide-react';
import { hasCode } from '#web/api/api-error.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows, skeletonOnStage } from '#web/ui/skeleton-rows.tsx';
import { upscalingTexts } from '../texts.ts';
import { EntrySkeleton } from './entry-frame.tsx';
import { shownFirst, UpscaleList, type UpscaleListProps } from './upscale-list.tsx';
import { useRecheck } from './use-recheck.ts';
import { useUpscales } from './use-upscales.ts';

export type UpscaleHistoryProps = Omit<UpscaleListProps, 'upscales'>;

/** The upscales in place of the pictures: running ones first, then finished ones with before and after. */
export function UpscaleHistory(props: UpscaleHistoryProps) {
  const t = useTexts(upscalingTexts);
  const upscales = useUpscales();
  useRecheck(upscales.running);
  return (
    <section
      aria-label={t('history')}
      className="min-w-0 bg-panel pb-10 lg:overflow-y-auto lg:pb-24 lg:overscroll-contain lg:bg-stage"
    >
      <header className="z-10 flex h-14 items-center gap-2 bg-inherit px-4 md:px-6 lg:sticky lg:top-0 lg:h-[65px] lg:border-line lg:border-b lg:px-5">
        <h2 className="m-0 type-heading">{t('history')}</h2>
        {upscales.total > 0 && <span className="pt-0.5 text-faint">{formatNumber(upscales.total)}</span>}
        <span className="flex-1" />
        <IconButton
          icon={RefreshCw}
          label={t('refresh')}
          busy={upscales.isRefreshing}
          className={upscales.isRefreshing ? '[&_svg]:animate-spin motion-reduce:[&_svg]:animate-none' : ''}
          onClick={upscales.refresh}
        />
      </header>
      <div className="px-4 md:px-6 lg:px-5 lg:pt-5">
        <Content {...props} upscales={upscales} />
      </div>
    </section>
  );
}

function Content(props: UpscaleListProps) {
  const { upscales } = props;
  const t = useTexts(upscalingTexts);
  const hasNone = upscales.running.length + upscales.ended.length === 0;
  const words = (error: unknown) => t(hasCode(error, 'network') ? 'networkError' : 'loadError');
  if (upscales.isLoading && hasNone) return <HistorySkeleton />;
  if (upscales.error !== null) {
    return (
      <ErrorState
        title={t('errorTitle')}
        sentence={words(upscales.error)}
        onRetry={upscales.refresh}
        retryBusy={upscales.isRefreshing}
      />
    );
  }
  if (hasNone) return <EmptyState title={t('empty')} line={t('emptyLine')} />;
  return (
    <>
      {upscales.refreshError !== null && (
        <p role="alert" className="m-0 flex flex-wrap items-center gap-x-3 pb-4 text-danger type-meta">
          {words(upscales.refreshError)}
          <Button size="sm" onClick={upscales.refresh}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      <UpscaleList {...props} />
    </>
  );
}

/** A skeleton of entries. */
function HistorySkeleton() {
  const t = useTexts(upscalingTexts);
  return (
    <SkeletonRows label={t('loading')} rows={shownFirst} className={skeletonOnStage}>
      <EntrySkeleton picture={<Skeleton className="aspect-video rounded-picture!" />}>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-44" />
      </EntrySkeleton>
    </SkeletonRows>
  );
}
