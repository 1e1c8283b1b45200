import type { Pixels } from './sample.ts';

/** A jump of brightness, of 255, that the edge of a printed letter makes. */
const jump = 42;
/** Rows of letters: this many edges, in both directions in turn, within this share of the photo's width. */
const row = { edges: 7, within: 0.12 };
/** Letters are at least this many rows high. */
const leastRows = 4;

/**
 * Returns whether something like writing is on the part of a photo that a mask keeps: several rows in a place
 * with many edges from dark to light and back. Stripes count as well; an unmirrored photo is the lesser
 * fault.
 */
export function hasWriting({ rgba, width, height }: Pixels, alpha: Uint8Array, fromRow: number): boolean {
  const window = Math.max(24, Math.round(width * row.within));
  const rows = new Uint8Array(width);
  for (let y = Math.max(0, Math.round(fromRow)); y < height; y += 1) {
    const columns = busyColumns({ rgba, width, height }, alpha, y, window);
    for (let x = 0; x < width; x += 1) {
      rows[x] = columns[x] ? Math.min(255, (rows[x] ?? 0) + 1) : 0;
      if ((rows[x] ?? 0) >= leastRows) return true;
    }
  }
  return false;
}

/** Marks the ends of windows in a row that hold enough edges in turn. */
function busyColumns({ rgba, width }: Pixels, alpha: Uint8Array, y: number, window: number): Uint8Array {
  const busy = new Uint8Array(width);
  const edges: number[] = [];
  let direction = 0;
  for (let x = 2; x < width; x += 1) {
    const at = y * width + x;
    if ((alpha[at] ?? 0) < 250 || (alpha[at - 2] ?? 0) < 250) {
      edges.length = 0;
      direction = 0;
      continue;
    }
    const change = lightOf(rgba, at) - lightOf(rgba, at - 2);
    if (Math.abs(change) >= jump && Math.sign(change) !== direction) {
      direction = Math.sign(change);
      edges.push(x);
    }
    while ((edges[0] ?? x) < x - window) edges.shift();
    if (edges.length >= row.edges) busy[x] = 1;
  }
  return busy;
}

function lightOf(rgba: Uint8Array, at: number): number {
  return ((rgba[at * 4] ?? 0) * 77 + (rgba[at * 4 + 1] ?? 0) * 150 + (rgba[at * 4 + 2] ?? 0) * 29) / 256;
}
