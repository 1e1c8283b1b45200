import type { Box, Size } from '../geometry.ts';

/** A mask is remembered and counted in squares of this side, numbered row by row. */
const tileSide = 128;

/** The tiles that a rectangle inside the mask touches. */
export function tilesIn(mask: Size, { x, y, width, height }: Box): number[] {
  const columns = columnsOf(mask);
  const tiles: number[] = [];
  for (let row = Math.floor(y / tileSide); row * tileSide < y + height; row += 1) {
    for (let column = Math.floor(x / tileSide); column * tileSide < x + width; column += 1) {
      tiles.push(row * columns + column);
    }
  }
  return tiles;
}

export function boxOfTile(mask: Size, tile: number): Box {
  const columns = columnsOf(mask);
  const x = (tile % columns) * tileSide;
  const y = Math.floor(tile / columns) * tileSide;
  return { x, y, width: Math.min(tileSide, mask.width - x), height: Math.min(tileSide, mask.height - y) };
}

const columnsOf = ({ width }: Size) => Math.ceil(width / tileSide);
