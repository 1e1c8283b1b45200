import { columnCount, type Gallery, stageColumns, useWindowWidth } from '#web/features/gallery/index.ts';
import {
  LoadMore,
  MasonryGrid,
  tileLineHeights,
  useHoverButtons,
  useImageDialogs,
} from '#web/features/gallery/lazy.ts';
import type { Failure } from '../failure/failure.ts';
import type { Generation } from '../use-generation.ts';
import { designColumns, designsHeight } from './designs-layout.ts';
import { aspectOf, designsIn, type FeedItem } from './stage-feed.ts';
import { StageItem } from './stage-item.tsx';

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
  return (
    <>
      <MasonryGrid
        items={items}
        columns={columns}
        lineHeight={lineHeight}
        keyOf={keyOf}
        aspectOf={aspectOf}
        // The first picture is seen large.
        spanOf={items.length === 1 ? () => designColumns : spanOf}
        heightOf={heightOf}
      >
        {(item, place, index) => (
          <StageItem
            item={item}
            place={place}
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

/** The designs of a generation are compared side by side, at the size of other pictures if there is space. */
function spanOf(item: FeedItem): number {
  return designsIn(item) > 1 ? designColumns : 1;
}

function heightOf(item: FeedItem, width: number): number | undefined {
  const count = designsIn(item);
  return count > 1 ? designsHeight(width, aspectOf(item), count) : undefined;
}
