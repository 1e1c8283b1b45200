import { useCallback, useMemo } from 'react';
import { columnCount, type Gallery, stageColumns, useWindowWidth } from '#web/features/gallery/index.ts';
import {
  LateArrivals,
  LoadMore,
  MasonryGrid,
  tileLineHeights,
  useHoverButtons,
  useImageDialogs,
} from '#web/features/gallery/lazy.ts';
import type { Failure } from '../failure/failure.ts';
import type { Generation } from '../use-generation.ts';
import { type GroupShape, groupHeight, groupSpan } from './designs-layout.ts';
import { fillRows } from './fill-rows.ts';
import { aspectOf, designsIn, type FeedItem } from './stage-feed.ts';
import { StageItem } from './stage-item.tsx';

/** The first picture is seen large. */
const firstSpan = 2;

interface StageGridProps {
  items: readonly FeedItem[];
  gallery: Gallery;
  generation: Generation;
  onChangeSettings: (failure: Failure) => void;
}

/** The tiles and their dialogs. */
export function StageGrid({ items, gallery, generation, onChangeSettings }: StageGridProps) {
  const columns = columnCount(stageColumns, useWindowWidth());
  const hasHoverButtons = useHoverButtons();
  const lineHeight = tileLineHeights[hasHoverButtons ? 'pointer' : 'touch'];
  const dialogs = useImageDialogs(gallery);
  const whole = useMemo(() => fillRows(items, columns), [items, columns]);
  const shapeOf = useCallback(
    (item: FeedItem): GroupShape => ({
      columns,
      count: designsIn(item),
      aspect: aspectOf(item),
      hasHoverButtons,
    }),
    [columns, hasHoverButtons],
  );
  const isAlone = items.length === 1;
  const spanOf = useCallback(
    (item: FeedItem) => (isAlone && designsIn(item) === 1 ? firstSpan : groupSpan(shapeOf(item))),
    [isAlone, shapeOf],
  );
  const heightOf = useCallback(
    (item: FeedItem, width: number) => (designsIn(item) > 1 ? groupHeight(width, shapeOf(item)) : undefined),
    [shapeOf],
  );
  return (
    <>
      <LateArrivals gallery={gallery} className="top-32 lg:top-20" />
      <MasonryGrid
        items={whole}
        columns={columns}
        lineHeight={lineHeight}
        keyOf={keyOf}
        aspectOf={aspectOf}
        spanOf={spanOf}
        heightOf={heightOf}
      >
        {(item, place, index) => (
          <StageItem
            item={item}
            place={place}
            shape={shapeOf(item)}
            lineHeight={lineHeight}
            index={index}
            hasHoverButtons={hasHoverButtons}
            generation={generation}
            onChangeSettings={onChangeSettings}
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
