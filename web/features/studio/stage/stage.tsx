import { useMemo } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import {
  columnCount,
  type Gallery,
  GalleryError,
  GallerySkeleton,
  LoadMore,
  MasonryGrid,
  stageColumns,
  TimestampSwitch,
  tileLineHeights,
  useHoverButtons,
  useImageDialogs,
  useWindowWidth,
} from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { JobList } from '../jobs/job-list.ts';
import { studioTexts } from '../texts.ts';
import type { Generation } from '../use-generation.ts';
import { FirstVisit } from './first-visit.tsx';
import { useResultsView } from './results-view.ts';
import { aspectOf, type FeedItem, stageFeed } from './stage-feed.ts';
import { StageItem } from './stage-item.tsx';

const skeletonTiles = 6;

interface StageProps {
  gallery: Gallery;
  jobs: JobList;
  coins: number;
  /** Whether this person has made pictures before. */
  isReturning: boolean;
  generation: Generation;
  onUsePrompt: (prompt: string) => void;
}

/** The pictures: running jobs and failures among them, the latest first. */
export function Stage(props: StageProps) {
  const { gallery, jobs } = props;
  const t = useTexts(studioTexts);
  const dismissed = useResultsView((view) => view.dismissed);
  const items = useMemo(
    () => stageFeed({ images: gallery.images, jobs, dismissed: new Set(dismissed), now: Date.now() }),
    [gallery.images, jobs, dismissed],
  );
  return (
    <section
      aria-label={t('pictures')}
      className="min-w-0 bg-panel pb-10 lg:overflow-y-auto lg:pb-24 lg:overscroll-contain lg:bg-stage"
    >
      <header className="z-10 flex h-14 items-center gap-2 bg-inherit px-4 md:px-6 lg:sticky lg:top-0 lg:h-[65px] lg:border-line lg:border-b lg:px-5">
        <h2 className="m-0 type-heading">{t('pictures')}</h2>
        {gallery.total > 0 && <span className="pt-0.5 text-faint">{formatNumber(gallery.total)}</span>}
        <span className="flex-1" />
        <TimestampSwitch />
      </header>
      <div className="px-4 md:px-6 lg:px-5 lg:pt-5">
        <StageContent {...props} items={items} />
      </div>
    </section>
  );
}

function StageContent({ items, ...props }: StageProps & { items: FeedItem[] }) {
  const { gallery, generation } = props;
  const columns = columnCount(stageColumns, useWindowWidth());
  const hasHoverButtons = useHoverButtons();
  const lineHeight = tileLineHeights[hasHoverButtons ? 'pointer' : 'touch'];
  const dialogs = useImageDialogs(gallery);
  const isEmpty = items.length === 0;
  if (isEmpty && gallery.isLoading) return <GallerySkeleton columns={columns} tiles={skeletonTiles} />;
  if (isEmpty && gallery.error !== null) {
    return <GalleryError message={errorText(gallery.error)} onRetry={gallery.retry} />;
  }
  if (isEmpty) {
    const { coins, isReturning, onUsePrompt } = props;
    return <FirstVisit coins={coins} isReturning={isReturning} onUsePrompt={onUsePrompt} />;
  }
  return (
    <>
      <MasonryGrid items={items} columns={columns} lineHeight={lineHeight} keyOf={keyOf} aspectOf={aspectOf}>
        {(item, place, index) => (
          <StageItem
            item={item}
            place={place}
            lineHeight={lineHeight}
            index={index}
            hasHoverButtons={hasHoverButtons}
            generation={generation}
            dialogs={dialogs}
          />
        )}
      </MasonryGrid>
      <LoadMore gallery={gallery} />
      {dialogs.element}
    </>
  );
}

function keyOf(item: FeedItem): string {
  return item.key;
}
