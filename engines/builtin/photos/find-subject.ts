/** Finds the box around what stands out in a picture. */
import { toOklab } from '../../oklab.ts';
import type { SmallPicture } from './photo-colors.ts';

/** The share of what stands out that may be outside of the box, at each of its sides. */
const outliers = 0.04;
/** A larger box is no subject: nothing stands out. In shares of width and height. */
const largest = { width: 0.8, height: 0.98 };

/**
 * Returns the box (x, y, width, height in shares) around what stands out by its colour; null if nothing does,
 * or everything. Frequency-tuned saliency: the distance of each pixel's colour from the picture's mean, cut
 * at twice the mean distance (Achanta et al., "Frequency-tuned Salient Region Detection", CVPR 2009).
 */
export function findSubject({ rgba, width, height }: SmallPicture): [number, number, number, number] | null {
  const colors = Array.from({ length: width * height }, (_, at) =>
    toOklab([rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0]),
  );
  const mean = colors.reduce<[number, number, number]>(
    ([l, a, b], color) => [l + color[0], a + color[1], b + color[2]],
    [0, 0, 0],
  );
  const [meanL, meanA, meanB] = mean.map((sum) => sum / colors.length) as [number, number, number];
  const distances = colors.map(([l, a, b]) => Math.hypot(l - meanL, a - meanA, b - meanB));
  const threshold = (2 * distances.reduce((sum, one) => sum + one, 0)) / distances.length;
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  distances.forEach((distance, at) => {
    if (distance < threshold) return;
    columns[at % width] = (columns[at % width] ?? 0) + 1;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + 1;
  });
  const across = rangeOf(columns);
  const down = rangeOf(rows);
  if (!across || !down) return null;
  const box = { width: across.to - across.from, height: down.to - down.from };
  if (box.width > largest.width || box.height > largest.height) return null;
  return [across.from, down.from, box.width, box.height].map((share) => Math.round(share * 1000) / 1000) as [
    number,
    number,
    number,
    number,
  ];
}

/** Where a histogram has all but its outliers, in shares of its length. */
function rangeOf(counts: Float64Array): { from: number; to: number } | null {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  let before = 0;
  let from = -1;
  for (let at = 0; at < counts.length; at += 1) {
    before += counts[at] ?? 0;
    if (from < 0 && before > total * outliers) from = at;
    if (before >= total * (1 - outliers)) return { from: from / counts.length, to: (at + 1) / counts.length };
  }
  return null;
}
