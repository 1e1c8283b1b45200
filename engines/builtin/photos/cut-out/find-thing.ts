/** Finds the thing that a photo is of, with no stroke: what stands out, and is clearly apart. */
import { toOklab } from '../../../oklab.ts';
import { largestPart } from './clean-mask.ts';
import { saliencyOf } from './saliency.ts';
import { marks } from './seed-marks.ts';

interface SmallPhoto {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** How a cut-out of a thing looks; outside of these it is none, and the photo stays whole. */
const limits = {
  /** Its share of the picture. */
  area: { least: 0.02, most: 0.62 },
  /** The share of the picture's edge that it touches. */
  edge: 0.3,
  /** The share of its box that it fills. */
  filled: 0.3,
  /** The share that its largest connected part has: several things are a scene. */
  whole: 0.75,
  /** How much of it stood out, and how much of what stood out it has: their overlap over their union. */
  overlap: 0.5,
  /** The distance in OKLab between the colours on both sides of its outline, on average. */
  apart: 0.075,
};
/** The share of the variance of what stands out that two classes explain (Otsu's measure). */
const leastSeparation = 0.69;
/** What is this near to the picture's edge touches it, as a share of the longer side. */
const edgeMargin = 0.03;

/** What stands out of a photo. */
export interface Salient {
  /** The initial mask of GrabCut. */
  seeds: Uint8Array;
  /** 1 or 0 a pixel. */
  salient: Uint8Array;
  /** How clearly it is apart, 0 to 1. */
  separation: number;
}

/** Returns what stands out; null if nothing does, or everything. */
export function seedThing(photo: SmallPhoto): Salient | null {
  const { width, height } = photo;
  const saliency = saliencyOf(photo);
  const threshold = otsu(saliency);
  const salient = new Uint8Array(saliency.length);
  let [count, sum] = [0, 0];
  for (let at = 0; at < saliency.length; at += 1) {
    if (saliency[at]! < threshold) continue;
    salient[at] = 1;
    count += 1;
    sum += saliency[at]!;
  }
  if (count === 0 || count === saliency.length) return null;
  const certain = sum / count;
  const ring = Math.max(1, Math.round(Math.max(width, height) * 0.012));
  const seeds = new Uint8Array(saliency.length);
  for (let at = 0; at < seeds.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isEdge = x < ring || y < ring || x >= width - ring || y >= height - ring;
    const value = saliency[at]!;
    if (value >= certain) seeds[at] = marks.subject;
    else if (salient[at]) seeds[at] = marks.probablySubject;
    else seeds[at] = isEdge || value < threshold * 0.35 ? marks.background : marks.probablyBackground;
  }
  return { seeds, salient, separation: separationOf(saliency, salient) };
}

/** Whether what stands out is clear enough to be looked at closer, which takes ten times as long. */
export function isApart({ separation }: Salient): boolean {
  return separation >= leastSeparation;
}

/** The variance between both classes as a share of all variance. */
function separationOf(values: Float32Array, salient: Uint8Array): number {
  let [count, inside, all, squares] = [0, 0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    all += value;
    squares += value * value;
    if (!salient[at]) continue;
    count += 1;
    inside += value;
  }
  const total = values.length;
  const variance = squares / total - (all / total) ** 2;
  const difference = inside / count - (all - inside) / (total - count);
  const weight = (count / total) * (1 - count / total);
  return variance <= 0 ? 0 : (weight * difference * difference) / variance;
}

/** Whether a mask shows one thing that is clearly apart from its ground. */
export function isThing(photo: SmallPhoto, alpha: Uint8Array, salient: Uint8Array): boolean {
  const m = measureThing(photo, alpha, salient);
  return (
    m.area >= limits.area.least &&
    m.area <= limits.area.most &&
    m.edge <= limits.edge &&
    m.filled >= limits.filled &&
    m.whole >= limits.whole &&
    m.overlap >= limits.overlap &&
    m.apart >= limits.apart
  );
}

/** Measures a mask, in the units of `limits`. */
function measureThing({ rgba, width, height }: SmallPhoto, alpha: Uint8Array, salient: Uint8Array) {
  let [area, both, either, edge, outline, apart] = [0, 0, 0, 0, 0, 0];
  let [left, right, top, bottom] = [width, 0, height, 0];
  const isIn = (x: number, y: number) => (alpha[y * width + x] ?? 0) > 127;
  const colorAt = (x: number, y: number) => {
    const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
    return toOklab([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]);
  };
  const reach = 4;
  const margin = Math.round(Math.max(width, height) * edgeMargin);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = isIn(x, y);
      const stoodOut = salient[y * width + x] === 1;
      if (inside && stoodOut) both += 1;
      if (inside || stoodOut) either += 1;
      if (!inside) continue;
      area += 1;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      if (x <= margin || y <= margin || x >= width - 1 - margin) edge += 1;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || isIn(nx, ny)) continue;
        const [inner, outer] = [
          colorAt(x - dx * reach, y - dy * reach),
          colorAt(x + dx * reach, y + dy * reach),
        ];
        outline += 1;
        apart += Math.hypot(inner[0] - outer[0], inner[1] - outer[1], inner[2] - outer[2]);
      }
    }
  }
  return {
    area: area / (width * height),
    overlap: both / Math.max(1, either),
    edge: edge / (2 * (width + height)),
    whole: largestPart(
      alpha.map((value) => (value > 127 ? 1 : 0)),
      width,
      height,
    ),
    filled: area / Math.max(1, (right - left + 1) * (bottom - top + 1)),
    apart: apart / Math.max(1, outline),
  };
}

/** The threshold that parts values from 0 to 1 best into two classes (Otsu, 1979). */
function otsu(values: Float32Array): number {
  const bins = new Float64Array(64);
  for (const value of values) bins[Math.min(63, Math.floor(Math.max(0, value) * 64))]! += 1;
  const total = values.length;
  const all = bins.reduce((sum, count, at) => sum + count * at, 0);
  let best = { between: -1, at: 32 };
  let [below, belowSum] = [0, 0];
  bins.forEach((count, at) => {
    below += count;
    belowSum += count * at;
    const above = total - below;
    if (below === 0 || above === 0) return;
    const difference = belowSum / below - (all - belowSum) / above;
    const between = below * above * difference * difference;
    if (between > best.between) best = { between, at: at + 1 };
  });
  return best.at / 64;
}
