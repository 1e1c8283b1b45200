/** Turns strokes into GrabCut's initial mask. */
import type { ReferenceStroke } from '../../../../contract/references.ts';

/** The values of GrabCut's mask. */
export const marks = { background: 0, subject: 1, probablyBackground: 2, probablySubject: 3 } as const;

/**
 * Marks every pixel: strokes are certain; a pixel nearer to the subject's strokes than to the background's is
 * probably the subject. The picture's edges count as background, except where the subject's strokes come
 * near: a portrait continues below the picture.
 */
export function seedMarks(width: number, height: number, strokes: readonly ReferenceStroke[]): Uint8Array {
  const seeds = new Uint8Array(width * height).fill(255);
  drawStrokes(seeds, width, height, strokes, 'background');
  drawStrokes(seeds, width, height, strokes, 'subject');
  const reach = boundsOf(seeds, width, height);
  const edge = Math.max(1, Math.round(Math.max(width, height) * 0.008));
  const nearX = width * 0.13;
  const nearY = height * 0.13;
  const isBackgroundEdge = (x: number, y: number) =>
    (x < edge && reach.left > nearX) ||
    (x >= width - edge && reach.right < width - nearX) ||
    (y < edge && reach.top > nearY) ||
    (y >= height - edge && reach.bottom < height - nearY);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (seeds[y * width + x] === 255 && isBackgroundEdge(x, y)) seeds[y * width + x] = marks.background;
    }
  }
  const toSubject = distancesTo(seeds, width, height, marks.subject);
  const toBackground = distancesTo(seeds, width, height, marks.background);
  for (let at = 0; at < seeds.length; at++) {
    if (seeds[at] !== 255) continue;
    const isNearer = (toSubject[at] ?? 0) < (toBackground[at] ?? 0);
    seeds[at] = isNearer ? marks.probablySubject : marks.probablyBackground;
  }
  return seeds;
}

/** Marks the pixels of all strokes of one kind. */
export function drawStrokes(
  seeds: Uint8Array,
  width: number,
  height: number,
  strokes: readonly ReferenceStroke[],
  kind: ReferenceStroke['marks'],
): void {
  const longer = Math.max(width, height);
  for (const stroke of strokes) {
    if (stroke.marks !== kind) continue;
    const radius = Math.max(1, (stroke.width * longer) / 2);
    const points = stroke.points.map(([x, y]) => [x * width, y * height] as const);
    points.forEach((to, index) => {
      const from = points[index - 1] ?? to;
      const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (radius * 0.5)));
      for (let step = 0; step <= steps; step++) {
        const share = step / steps;
        const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        fillDisc(seeds, width, height, { x, y, radius }, marks[kind]);
      }
    });
  }
}

function fillDisc(
  seeds: Uint8Array,
  width: number,
  height: number,
  { x, y, radius }: { x: number; y: number; radius: number },
  value: number,
): void {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius); row++) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column <= Math.min(width - 1, x + radius);
      column++
    ) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= radius) seeds[row * width + column] = value;
    }
  }
}

function boundsOf(seeds: Uint8Array, width: number, height: number) {
  const bounds = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (seeds[y * width + x] !== marks.subject) continue;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  return bounds;
}

/**
 * Returns each pixel's distance to the nearest one with the value: two sweeps with steps of 3 and 4
 * (chamfer), in thirds.
 */
export function distancesTo(seeds: Uint8Array, width: number, height: number, value: number): Float32Array {
  const far = 1e9;
  const distances = new Float32Array(width * height);
  for (let at = 0; at < seeds.length; at++) distances[at] = seeds[at] === value ? 0 : far;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? far : (distances[y * width + x] ?? far);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const best = Math.min(
        at(x, y),
        at(x - 1, y) + 3,
        at(x, y - 1) + 3,
        at(x - 1, y - 1) + 4,
        at(x + 1, y - 1) + 4,
      );
      distances[y * width + x] = best;
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const best = Math.min(
        at(x, y),
        at(x + 1, y) + 3,
        at(x, y + 1) + 3,
        at(x + 1, y + 1) + 4,
        at(x - 1, y + 1) + 4,
      );
      distances[y * width + x] = best;
    }
  }
  return distances;
}
