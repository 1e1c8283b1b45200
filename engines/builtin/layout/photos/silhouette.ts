/** How far a cut-out person reaches to both sides, at each height. */
import { type PackedMask, unpackMask } from '../../photos/packed-mask.ts';
import type { PhotoPlacement, TextBlock } from '../arrangement.ts';
import type { Box } from '../box.ts';

/**
 * The leftmost and rightmost opaque places of a row, in shares of the photo's width; null if there is none.
 */
type Row = readonly [from: number, to: number] | null;

const rows = 120;
const opaqueFrom = 128;

/** A mask is unpacked once for all the arrangements that are tried. */
const known = new WeakMap<PackedMask, Row[]>();

export function silhouetteOf(mask: PackedMask): Row[] {
  const before = known.get(mask);
  if (before) return before;
  const found = measure(mask);
  known.set(mask, found);
  return found;
}

function measure(packed: PackedMask): Row[] {
  const mask = unpackMask(packed);
  if (!mask) return [];
  const { alpha, width, height } = mask;
  return Array.from({ length: rows }, (_, index) => {
    const y = Math.min(height - 1, Math.floor(((index + 0.5) * height) / rows));
    const row = alpha.subarray(y * width, (y + 1) * width);
    const from = row.findIndex((value) => value >= opaqueFrom);
    return from < 0 ? null : [from / width, (row.findLastIndex((value) => value >= opaqueFrom) + 1) / width];
  });
}

type Placed = Pick<PhotoPlacement, 'crop' | 'center' | 'width' | 'height' | 'flip'>;

/**
 * Returns how much of a line's last letter a person in front of the words hides, in widths of its letters;
 * the largest of all lines.
 * @param contour the width of the line drawn around the person, in pixels
 */
export function hiddenLetters(
  silhouette: readonly Row[],
  placed: Placed,
  texts: readonly TextBlock[],
  contour: number,
): number {
  let most = 0;
  for (const { lines } of texts) {
    for (const { ink, text } of lines) {
      const letter = ink.width / Math.max(1, text.length);
      const hidden = coveredWidth(silhouette, placed, ink, contour);
      most = Math.max(most, hidden / letter);
    }
  }
  return most;
}

const samples = 8;

/** Returns the mean width of a box that a person covers. */
function coveredWidth(silhouette: readonly Row[], placed: Placed, box: Box, contour: number): number {
  let covered = 0;
  for (let index = 0; index < samples; index += 1) {
    const reach = reachAt(silhouette, placed, box.y + ((index + 0.5) / samples) * box.height);
    if (!reach) continue;
    const from = Math.max(reach[0] - contour, box.x);
    covered += Math.max(0, Math.min(reach[1] + contour, box.x + box.width) - from);
  }
  return covered / samples;
}

/** Returns how far a person reaches to both sides at a height of the picture. */
function reachAt(
  silhouette: readonly Row[],
  { crop, center, width, height, flip }: Placed,
  y: number,
): readonly [number, number] | null {
  const inPhoto = crop.y + ((y - center.y) / height + 0.5) * crop.height;
  const row = inPhoto < 0 || inPhoto >= 1 ? null : silhouette[Math.floor(inPhoto * rows)];
  if (!row) return null;
  const toPicture = (x: number) => ((x - crop.x) / crop.width - 0.5) * width * (flip ? -1 : 1) + center.x;
  const [from, to] = [toPicture(row[0]), toPicture(row[1])];
  return from <= to ? [from, to] : [to, from];
}
