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
  /** How many columns a tile takes, where that is more than one; at most all that there are. */
  spanAt?: ((index: number) => number) | undefined;
  /** The height of a whole tile whose shape alone does not say it, at its width; undefined for all others. */
  heightAt?: ((index: number, width: number) => number | undefined) | undefined;
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
  const places = aspects.map((aspect, index) => {
    const span = Math.min(columns, input.spanAt?.(index) ?? 1);
    const { column, top } = lowestPlace(bottoms, span);
    const tileWidth = columnWidth * span + columnGap * (span - 1);
    const whole = input.heightAt?.(index, tileWidth);
    const pictureHeight = Math.round(tileWidth / (aspect > 0 ? aspect : 16 / 9));
    const height = whole ?? pictureHeight + lineHeight;
    bottoms.fill(top + height + rowGap, column, column + span);
    return { left: column * (columnWidth + columnGap), top, width: tileWidth, pictureHeight, height };
  });
  return { places, height: Math.max(0, Math.max(...bottoms) - rowGap) };
}

/** Where a tile over some columns goes: as high as can be, and as far left. */
function lowestPlace(bottoms: readonly number[], span: number): { column: number; top: number } {
  let best = { column: 0, top: Number.POSITIVE_INFINITY };
  for (let column = 0; column + span <= bottoms.length; column += 1) {
    const top = Math.max(...bottoms.slice(column, column + span));
    if (top < best.top - tolerancePx) best = { column, top };
  }
  return best;
}

/** Indexes of the tiles that touch a window of the grid, from `top` to `bottom` in the grid's own pixels. */
export function placesWithin(places: readonly Place[], top: number, bottom: number): number[] {
  const indexes: number[] = [];
  places.forEach((place, index) => {
    if (place.top < bottom && place.top + place.height > top) indexes.push(index);
  });
  return indexes;
}
