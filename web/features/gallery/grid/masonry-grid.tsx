import { memo, type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { GrowingMasonry, type Place, placesWithin } from './masonry-layout.ts';
import { useElementWidth, useVisibleRange } from './use-viewport.ts';

const columnGap = 16;
const rowGap = 20;

/** The grid for the selection, which also needs tiles that are not drawn. */
export interface GridHandle {
  element: HTMLElement;
  /** Each item's position in the element's own pixels, in the order of the items. */
  places: readonly Place[];
}

type DrawTile<Item> = (item: Item, place: Place, index: number) => ReactNode;

interface MasonryGridProps<Item> {
  items: readonly Item[];
  columns: number;
  /** Height of the line under a picture, in pixels. */
  lineHeight: number;
  keyOf: (item: Item) => string;
  /** Width divided by height of an item's picture. */
  aspectOf: (item: Item) => number;
  /** Columns that an item spans; one by default. */
  spanOf?: (item: Item) => number;
  /**
   * The height in pixels, at a given width, of an item that is more than a picture and its line; otherwise
   * undefined.
   */
  heightOf?: (item: Item, width: number) => number | undefined;
  /**
   * Called when the user scrolls near the end of the items, and again as items arrive, until there are
   * enough.
   */
  onNearEnd?: () => void;
  /** Called with the first and last drawn item whenever they change. */
  onDrawn?: (first: Item, last: Item) => void;
  handle?: Ref<GridHandle>;
  /**
   * Draws an item. While this function stays the same, a tile renders again only when its item or place
   * changes.
   */
  children: DrawTile<Item>;
}

/**
 * A grid of tiles in columns. Every place is known before pictures load, the document order is the items'
 * order, and only tiles near the screen are drawn, so thousands cost no more than dozens.
 */
export function MasonryGrid<Item>(props: MasonryGridProps<Item>) {
  const { items, columns, lineHeight, keyOf, aspectOf, spanOf, heightOf, handle, children } = props;
  const { onNearEnd, onDrawn } = props;
  const grid = useRef<HTMLDivElement>(null);
  const width = useElementWidth(grid);
  const range = useVisibleRange(grid);
  const masonry = useMemo(
    () =>
      new GrowingMasonry<Item>({ columns, width: width ?? 0, columnGap, rowGap, lineHeight }, (item) => ({
        aspect: aspectOf(item),
        span: spanOf?.(item) ?? 1,
        heightAt: heightOf && ((tileWidth) => heightOf(item, tileWidth)),
      })),
    [aspectOf, spanOf, heightOf, columns, width, lineHeight],
  );
  const layout = useMemo(() => masonry.layOut(items), [masonry, items]);
  useImperativeHandle(handle, () => {
    if (grid.current === null) throw new Error('the grid is not on the page');
    return { element: grid.current, places: layout.places };
  }, [layout]);
  useEffect(() => {
    if (range.wanted > layout.height) onNearEnd?.();
  }, [range.wanted, layout, onNearEnd]);
  const drawn = width === null ? [] : placesWithin(layout.places, range.top, range.bottom);
  const first = items[drawn[0] ?? -1];
  const last = items[drawn.at(-1) ?? -1];
  useEffect(() => {
    if (first !== undefined && last !== undefined) onDrawn?.(first, last);
  }, [first, last, onDrawn]);

  return (
    <div ref={grid} data-grid className="relative w-full" style={{ height: layout.height }}>
      {drawn.map((index) => {
        const item = items[index];
        const place = layout.places[index];
        if (item === undefined || place === undefined) return null;
        return <Cell key={keyOf(item)} item={item} place={place} index={index} draw={children} />;
      })}
    </div>
  );
}

interface CellProps<Item> {
  item: Item;
  place: Place;
  index: number;
  draw: DrawTile<Item>;
}

/** A tile in its place; memoised so that scrolling renders only new tiles. */
const Cell = memo(function Cell<Item>({ item, place, index, draw }: CellProps<Item>) {
  const { left, top, width, height } = place;
  return (
    <div
      className="absolute top-0 left-0 [contain:layout_style]"
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      {draw(item, place, index)}
    </div>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;
