import { Suspense, useEffect, useMemo, useState } from 'react';
import {
  columnCount,
  type Gallery,
  GalleryError,
  GallerySkeleton,
  type GalleryView,
  isNarrowed,
  stageColumns,
  TimestampSwitch,
  unfilteredView,
  useGallery,
  useWindowWidth,
  withoutFilters,
} from '#web/features/gallery/index.ts';
import type { Sample } from '#web/features/samples/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { skeletonOnStage } from '#web/ui/skeleton-rows.tsx';
import type { Failure } from '../failure/failure.ts';
import { loadSender } from '../form/use-generate.ts';
import type { JobList } from '../jobs/job-list.ts';
import { studioTexts } from '../texts.ts';
import type { Generation } from '../use-generation.ts';
import { FirstVisit } from './first-visit.tsx';
import { LinkedImage } from './linked-image.tsx';
import { useResultsView } from './results-view.ts';
import { type FeedItem, foundFeed, stageFeed } from './stage-feed.ts';

// An empty stage does not wait for the grid's code.
const StageGrid = lazyPart(async () => (await import('./stage-grid.tsx')).StageGrid);

const StageFilters = lazyPart(async () => (await import('#web/features/gallery/lazy.ts')).StageFilters);
const NothingFound = deferredPart(async () => (await import('#web/features/gallery/lazy.ts')).NothingFound);

const skeletonTiles = 6;
/** By then the first visit has loaded what it shows. */
const settleMs = 4_000;

interface StageProps {
  /** All pictures, latest first. */
  gallery: Gallery;
  pageSize: number;
  jobs: JobList;
  coins: number;
  /** Whether the user has made pictures before. */
  isReturning: boolean;
  /** On the free plan. */
  isFree: boolean;
  generation: Generation;
  onUseExample: (example: Sample) => void;
  /** Puts the focus on the prompt. */
  onStart: () => void;
  /** Fills the form with the settings of a failed picture. */
  onChangeSettings: (failure: Failure) => void;
}

/** The pictures with running jobs and failures among them, latest first. */
export function Stage(props: StageProps) {
  const { gallery: whole, jobs, pageSize } = props;
  const t = useTexts(studioTexts);
  const [view, setView] = useState(unfilteredView);
  const isWhole = !isNarrowed(view) && view.collection === undefined && view.sort === unfilteredView.sort;
  const found = useGallery(pageSize, isWhole ? unfilteredView : view);
  const gallery = isWhole ? whole : found;
  const dismissed = useResultsView((view) => view.dismissed);
  const items = useMemo(
    () =>
      isWhole
        ? stageFeed({ images: gallery.images, jobs, dismissed: new Set(dismissed), now: Date.now() })
        : foundFeed(gallery.images, jobs),
    [isWhole, gallery.images, jobs, dismissed],
  );
  return (
    <section
      aria-label={t('pictures')}
      className="min-w-0 bg-panel pb-10 lg:overflow-y-auto lg:pb-24 lg:overscroll-contain lg:bg-stage"
    >
      <header className="z-10 flex h-14 items-center gap-2 bg-inherit px-4 md:px-6 lg:sticky lg:top-0 lg:h-[65px] lg:border-line lg:border-b lg:px-5">
        <h2 className={whole.total > 0 ? 'sr-only' : 'm-0 type-heading'}>{t('pictures')}</h2>
        {whole.total > 0 ? (
          <Suspense fallback={<PlainHead isTitled />}>
            <StageFilters gallery={gallery} view={view} onView={setView} />
          </Suspense>
        ) : (
          <PlainHead />
        )}
      </header>
      <div className="px-4 pt-2 md:px-6 lg:px-5 lg:pt-5">
        <StageContent {...props} gallery={gallery} items={items} view={view} onView={setView} />
      </div>
    </section>
  );
}

/** The head without filters: of an empty stage, and until they have loaded. */
function PlainHead({ isTitled = false }: { isTitled?: boolean }) {
  const t = useTexts(studioTexts);
  return (
    <>
      {isTitled && (
        <span aria-hidden className="type-heading">
          {t('pictures')}
        </span>
      )}
      <span className="flex-1" />
      <TimestampSwitch />
    </>
  );
}

interface StageContentProps extends StageProps {
  items: FeedItem[];
  view: GalleryView;
  onView: (view: GalleryView) => void;
}

function StageContent({ items, view, onView, ...props }: StageContentProps) {
  const { gallery, generation, isReturning } = props;
  const columns = columnCount(stageColumns, useWindowWidth());
  usePreloadedParts(isReturning);
  const isEmpty = items.length === 0;
  const skeleton = (
    <div className={skeletonOnStage}>
      <GallerySkeleton columns={columns} tiles={skeletonTiles} />
    </div>
  );
  if (isEmpty && gallery.isLoading) return skeleton;
  if (isEmpty && gallery.error !== null) {
    return <GalleryError error={gallery.error} onRetry={gallery.retry} />;
  }
  if (isEmpty && isNarrowed(view)) {
    return (
      <>
        <NothingFound onClear={() => onView(withoutFilters(view))} />
        <LinkedImage gallery={gallery} />
      </>
    );
  }
  if (isEmpty) {
    const { coins, isFree, onUseExample, onStart } = props;
    return (
      <>
        <FirstVisit {...{ coins, isReturning, isFree, onUseExample, onStart }} />
        <LinkedImage gallery={gallery} />
      </>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <StageGrid
        items={items}
        gallery={gallery}
        generation={generation}
        onChangeSettings={props.onChangeSettings}
      />
    </Suspense>
  );
}

function preload(): void {
  void StageFilters.preload();
  StageGrid.preload();
  void loadSender();
}

/**
 * Loads the code of tiles and submissions while the pictures are fetched; for new users, when they start
 * typing their first prompt.
 */
function usePreloadedParts(isReturning: boolean): void {
  useEffect(() => {
    const controller = new AbortController();
    for (const touch of ['keydown', 'pointerdown'] as const) {
      addEventListener(touch, preload, { once: true, signal: controller.signal });
    }
    const timer = setTimeout(preload, isReturning ? 0 : settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isReturning]);
}
