import { type ReactNode, useMemo, useRef } from 'react';
import { masonryLayout, type Place, placesWithin } from './masonry-layout.ts';
import { useElementWidth, useVisibleRange } from './use-viewport.ts';

const columnGap = 16;
const rowGap = 20;

interface MasonryGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** Height of the line under a picture, in pixels. */
  lineHeight: number;
  keyOf: (item: Item) => string;
  /** Width divided by height of an item's picture. */
  aspectOf: (item: Item) => number;
  /** How many columns an item takes; one as a rule. */
  spanOf?: (item: Item) => number;
  /** The height of an item that is more than a picture and its line, in pixels at a width; undefined for all others. */
  heightOf?: (item: Item, width: number) => number | undefined;
  children: (item: Item, place: Place, index: number) => ReactNode;
}

/**
 * A grid of tiles in columns. Every tile's place is known before its picture has come, the order in the document is the
 * order of the items, and only tiles near the screen are drawn, so that thousands cost no more than dozens.
 */
export function MasonryGrid<Item>(props: MasonryGridProps<Item>) {
  const { items, columns, lineHeight, keyOf, aspectOf, spanOf, heightOf, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const width = useElementWidth(grid);
  const range = useVisibleRange(grid);
  const layout = useMemo(
    () =>
      masonryLayout({
        aspects: items.map(aspectOf),
        columns,
        width: width ?? 0,
        columnGap,
        rowGap,
        lineHeight,
        spanAt: spanOf && ((index) => (items[index] === undefined ? 1 : spanOf(items[index]))),
        heightAt:
          heightOf &&
          ((index, tileWidth) =>
            items[index] === undefined ? undefined : heightOf(items[index], tileWidth)),
      }),
    [items, aspectOf, spanOf, heightOf, columns, width, lineHeight],
  );
  const drawn = width === null ? [] : placesWithin(layout.places, range.top, range.bottom);

  return (
    <div ref={grid} className="relative w-full" style={{ height: layout.height }}>
      {drawn.map((index) => {
        const item = items[index];
        const place = layout.places[index];
        if (item === undefined || place === undefined) return null;
        return (
          <div
            key={keyOf(item)}
            className="absolute top-0 left-0"
            style={{
              width: place.width,
              height: place.height,
              transform: `translate(${place.left}px, ${place.top}px)`,
            }}
          >
            {children(item, place, index)}
          </div>
        );
      })}
    </div>
  );
}
