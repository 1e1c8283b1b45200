/** Where a tile stands inside the grid. Pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  /** Height of the picture alone. */
  pictureHeight: number;
  /** Height of the whole tile: picture and line. */
  height: number;
}

export interface MasonryInput {
  /** Width divided by height of each tile's picture, in the order they are read. */
  aspects: readonly number[];
  columns: number;
  width: number;
  columnGap: number;
  rowGap: number;
  /** Height of the line under each picture. */
  lineHeight: number;
}

export interface Masonry {
  places: Place[];
  height: number;
}

/** How much taller a column may be before the next tile goes elsewhere: rounding must not break the reading order. */
const tolerancePx = 2;

/**
 * Lays tiles out in columns: each goes to the shortest, the leftmost among equals. Every picture's shape is known
 * beforehand, so the grid reserves its final size and nothing moves while pictures load; appending tiles leaves those
 * before in place.
 */
export function masonryLayout(input: MasonryInput): Masonry {
  const { aspects, width, columnGap, rowGap, lineHeight } = input;
  const columns = Math.max(1, input.columns);
  const columnWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns);
  const bottoms = new Array<number>(columns).fill(0);
  const places = aspects.map((aspect) => {
    const lowest = Math.min(...bottoms);
    const column = bottoms.findIndex((bottom) => bottom <= lowest + tolerancePx);
    const top = bottoms[column] ?? 0;
    const pictureHeight = Math.round(columnWidth / (aspect > 0 ? aspect : 16 / 9));
    const height = pictureHeight + lineHeight;
    bottoms[column] = top + height + rowGap;
    return { left: column * (columnWidth + columnGap), top, width: columnWidth, pictureHeight, height };
  });
  return { places, height: Math.max(0, Math.max(...bottoms) - rowGap) };
}

/** Indexes of the tiles that touch a window of the grid, from `top` to `bottom` in the grid's own pixels. */
export function placesWithin(places: readonly Place[], top: number, bottom: number): number[] {
  const indexes: number[] = [];
  places.forEach((place, index) => {
    if (place.top < bottom && place.top + place.height > top) indexes.push(index);
  });
  return indexes;
}
