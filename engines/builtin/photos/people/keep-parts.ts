/** Keeps of a mask what belongs to the chosen people. */

/** From this opacity on neighbouring pixels are connected. */
const connectedFrom = 0.5;
/** Holes up to this share of a person are closed: a light shirt before a light wall. */
const holeShare = 0.004;

/**
 * Removes from a mask what is not connected to one of the seeds, and small holes. Returns false if no seed is
 * in the mask. Soft pixels beside a part stay.
 */
export function keepParts(
  mask: Float32Array,
  width: number,
  height: number,
  seeds: readonly { x: number; y: number }[],
): boolean {
  const isBody = (at: number) => (mask[at] ?? 0) >= connectedFrom;
  const kept = new Uint8Array(width * height);
  let area = 0;
  for (const { x, y } of seeds) {
    const start = Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x));
    if (isBody(start)) area += fill(kept, width, height, start, isBody).length;
  }
  if (area === 0) return false;
  // Soft pixels belong to a part that is at most a few pixels away.
  const near = grow(kept, width, height, Math.max(2, Math.round(Math.min(width, height) * 0.012)));
  for (let at = 0; at < mask.length; at += 1) if (!near[at]) mask[at] = 0;
  closeHoles(mask, kept, width, height, area * holeShare);
  return true;
}

/** Marks everything connected to a pixel, and returns it. */
function fill(
  marked: Uint8Array,
  width: number,
  height: number,
  start: number,
  belongs: (at: number) => boolean,
): number[] {
  if (marked[start]) return [];
  const found = [start];
  marked[start] = 1;
  for (let next = 0; next < found.length; next += 1) {
    const at = found[next] ?? 0;
    const x = at % width;
    const visit = (near: number, isInside: boolean) => {
      if (!isInside || marked[near] || !belongs(near)) return;
      marked[near] = 1;
      found.push(near);
    };
    visit(at - 1, x > 0);
    visit(at + 1, x < width - 1);
    visit(at - width, at >= width);
    visit(at + width, at < width * (height - 1));
  }
  return found;
}

function closeHoles(
  mask: Float32Array,
  kept: Uint8Array,
  width: number,
  height: number,
  largest: number,
): void {
  const seen = Uint8Array.from(kept);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const hole = fill(seen, width, height, start, (at) => !kept[at]);
    const touchesEdge = hole.some((at) => {
      const x = at % width;
      return x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
    });
    if (!touchesEdge && hole.length <= largest) for (const at of hole) mask[at] = 1;
  }
}

/** Widens marked pixels by a number of pixels, along rows and then columns. */
function grow(marked: Uint8Array, width: number, height: number, by: number): Uint8Array {
  const along = (from: Uint8Array, length: number, lines: number, step: number, lineStep: number) => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      let since = by + 1;
      const pass = (at: number) => {
        since = from[line * lineStep + at * step] ? 0 : since + 1;
        if (since <= by) to[line * lineStep + at * step] = 1;
      };
      for (let at = 0; at < length; at += 1) pass(at);
      since = by + 1;
      for (let at = length - 1; at >= 0; at -= 1) pass(at);
    }
    return to;
  };
  return along(along(marked, width, height, 1, width), height, width, width, 1);
}
