import { columnCount, type Gallery, stageColumns, useWindowWidth } from '#web/features/gallery/index.ts';
import {
  LoadMore,
  MasonryGrid,
  tileLineHeights,
  useHoverButtons,
  useImageDialogs,
} from '#web/features/gallery/later.ts';
import type { Generation } from '../use-generation.ts';
import { aspectOf, type FeedItem } from './stage-feed.ts';
import { StageItem } from './stage-item.tsx';

interface StageGridProps {
  items: readonly FeedItem[];
  gallery: Gallery;
  generation: Generation;
}

/** The tiles and what opens over them. */
export function StageGrid({ items, gallery, generation }: StageGridProps) {
  const columns = columnCount(stageColumns, useWindowWidth());
  const hasHoverButtons = useHoverButtons();
  const lineHeight = tileLineHeights[hasHoverButtons ? 'pointer' : 'touch'];
  const dialogs = useImageDialogs(gallery);
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
