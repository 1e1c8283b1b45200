/** A tile's place inside the grid. Pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  pictureHeight: number;
  /** Height of the whole tile: picture and line. */
  height: number;
}

interface Rules {
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

/**
 * How much taller a column may be before the next tile goes into another: rounding must not break the reading
 * order.
 */
const tolerancePx = 2;

/** What the layout knows of a tile. */
interface Shape {
  /** Width divided by height of its picture. */
  aspect: number;
  /** Columns that it spans, limited to all columns. */
  span: number;
  /** The height of the whole tile at its width, if the shape alone does not determine it. */
  heightAt?: ((width: number) => number | undefined) | undefined;
}

/**
 * Lays tiles out in columns: each goes to the shortest column, in a tie to the leftmost. Shapes are known in
 * advance, so the grid reserves its final size and nothing moves while pictures load. When a list grows at
 * its end, the existing layout stays and only the new tiles are laid out. Any other change lays out the whole
 * list.
 */
export class GrowingMasonry<Item> {
  readonly #rules: Rules;
  readonly #shapeOf: (item: Item) => Shape;
  #items: Item[] = [];
  #places: Place[] = [];
  #bottoms: number[];

  constructor(rules: Rules, shapeOf: (item: Item) => Shape) {
    this.#rules = rules;
    this.#shapeOf = shapeOf;
    this.#bottoms = emptyColumns(rules);
  }

  layOut(items: readonly Item[]): Masonry {
    if (!this.#isGrown(items)) {
      this.#items = [];
      this.#places = [];
      this.#bottoms = emptyColumns(this.#rules);
    }
    for (const item of items.slice(this.#items.length)) {
      this.#items.push(item);
      this.#places.push(placeTile(this.#rules, this.#bottoms, this.#shapeOf(item)));
    }
    return { places: this.#places, height: heightOf(this.#bottoms, this.#rules.rowGap) };
  }

  #isGrown(items: readonly Item[]): boolean {
    return items.length >= this.#items.length && this.#items.every((item, index) => item === items[index]);
  }
}

function emptyColumns({ columns }: Rules): number[] {
  return new Array<number>(Math.max(1, columns)).fill(0);
}

/** Places one tile and extends its columns. */
function placeTile(rules: Rules, bottoms: number[], { aspect, span: wanted, heightAt }: Shape): Place {
  const { width, columnGap, rowGap, lineHeight } = rules;
  const columns = bottoms.length;
  const columnWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns);
  const span = Math.min(columns, wanted);
  const { column, top } = lowestPlace(bottoms, span);
  const tileWidth = columnWidth * span + columnGap * (span - 1);
  const pictureHeight = Math.round(tileWidth / (aspect > 0 ? aspect : 16 / 9));
  const height = heightAt?.(tileWidth) ?? pictureHeight + lineHeight;
  bottoms.fill(top + height + rowGap, column, column + span);
  return { left: column * (columnWidth + columnGap), top, width: tileWidth, pictureHeight, height };
}

function heightOf(bottoms: readonly number[], rowGap: number): number {
  return Math.max(0, Math.max(...bottoms) - rowGap);
}

/** The place of a tile across several columns: as high as possible, then as far left. */
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
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index];
    if (place !== undefined && place.top < bottom && place.top + place.height > top) indexes.push(index);
  }
  return indexes;
}
