import { useRef } from 'react';
import { ImageTile, type Place, type useImageDialogs } from '#web/features/gallery/lazy.ts';
import { FailedTile } from '../failure/failed-tile.tsx';
import { type Failure, failureOfJob } from '../failure/failure.ts';
import { JobTile, SwatchGround } from '../jobs/job-tile.tsx';
import type { Generation } from '../use-generation.ts';
import { DesignsGroup } from './designs-group.tsx';
import type { GroupShape } from './designs-layout.ts';
import { RunningDesigns } from './running-designs.tsx';
import type { FeedItem } from './stage-feed.ts';

const eagerTiles = 10;

interface StageItemProps {
  item: FeedItem;
  place: Place;
  /** Of a group of designs. */
  shape: GroupShape;
  lineHeight: number;
  index: number;
  hasHoverButtons: boolean;
  generation: Generation;
  onChangeSettings: (failure: Failure) => void;
  dialogs: ReturnType<typeof useImageDialogs>;
}

/**
 * One tile in the grid. It stays mounted while its job becomes a picture, and so knows that the picture is
 * new.
 */
export function StageItem(props: StageItemProps) {
  const { item, place, shape, lineHeight, index, hasHoverButtons, generation, onChangeSettings, dialogs } =
    props;
  const wasRunning = useRef(item.kind === 'running');
  switch (item.kind) {
    case 'running':
      if (item.job.settings.count > 1) {
        return <RunningDesigns job={item.job} width={place.width} shape={shape} />;
      }
      return <JobTile job={item.job} pictureHeight={place.pictureHeight} lineHeight={lineHeight} />;
    case 'failed':
      return (
        <FailedTile
          job={item.job}
          pictureHeight={place.pictureHeight}
          onRetry={() => generation.retry(failureOfJob(item.job))}
          onChangeSettings={() => onChangeSettings(failureOfJob(item.job))}
          onDismiss={() => generation.dismissFailure(failureOfJob(item.job))}
          onExplain={() => generation.explain(item.job)}
        />
      );
    case 'designs':
      return (
        <DesignsGroup
          job={item.job}
          images={item.images}
          width={place.width}
          shape={shape}
          isResult={wasRunning.current}
          dialogs={dialogs}
        />
      );
    case 'image':
      return (
        <ImageTile
          image={item.image}
          place={place}
          isEager={index < eagerTiles}
          isResult={wasRunning.current}
          ground={wasRunning.current && <SwatchGround style={item.image.style} />}
          hasHoverButtons={hasHoverButtons}
          onOpen={dialogs.open}
          onDelete={dialogs.requestDeletion}
        />
      );
  }
}
