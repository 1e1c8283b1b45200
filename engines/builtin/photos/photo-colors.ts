/** The colours that a photo lends to a design. */
import { fromOklab, type Oklab, toOklab } from '../../oklab.ts';
import type { PhotoColors } from './photo.ts';

/** A reduced picture, four bytes a pixel. */
export interface SmallPicture {
  rgba: Uint8Array;
  width: number;
  height: number;
}

interface Cluster {
  color: Oklab;
  weight: number;
}

/** Below this chroma a colour looks grey. */
const colourful = 0.045;
const hueBins = 24;

export function readColors(picture: SmallPicture): PhotoColors {
  const pixels = opaquePixels(picture);
  const clusters = clusterOf(pixels, 6).sort((a, b) => b.weight - a.weight);
  const [primary = { color: [0.5, 0, 0] as const, weight: 1 }] = clusters;
  const secondary =
    clusters.find(({ color }) => distance(color, primary.color) > 0.16) ?? clusters[1] ?? primary;
  const byLight = clusters.filter(({ weight }) => weight > 0.02).sort((a, b) => a.color[0] - b.color[0]);
  const vivid = vividOf(pixels);
  return {
    primary: hexOf(primary.color),
    secondary: hexOf(secondary.color),
    vivid: vivid === null ? null : hexOf(vivid),
    light: hexOf(byLight.at(-1)?.color ?? primary.color),
    dark: hexOf(byLight[0]?.color ?? primary.color),
    bands: bandsOf(picture, primary.color),
  };
}

function opaquePixels({ rgba }: SmallPicture): Oklab[] {
  const pixels: Oklab[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    pixels.push(toOklab([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]));
  }
  return pixels.length > 0 ? pixels : [[0.5, 0, 0]];
}

/** K-means, started at even steps of lightness: the same pixels give the same clusters. */
function clusterOf(pixels: readonly Oklab[], count: number): Cluster[] {
  const sorted = [...pixels].sort((a, b) => a[0] - b[0]);
  let centers = Array.from({ length: count }, (_, index): Oklab => {
    return sorted[Math.floor(((index + 0.5) / count) * sorted.length)] ?? [0.5, 0, 0];
  });
  let weights: number[] = [];
  for (let round = 0; round < 8; round++) {
    const sums = centers.map(() => [0, 0, 0, 0]);
    for (const pixel of pixels) {
      const sum = sums[nearest(centers, pixel)] ?? [];
      sum[0] = (sum[0] ?? 0) + pixel[0];
      sum[1] = (sum[1] ?? 0) + pixel[1];
      sum[2] = (sum[2] ?? 0) + pixel[2];
      sum[3] = (sum[3] ?? 0) + 1;
    }
    weights = sums.map(([, , , many = 0]) => many / pixels.length);
    centers = sums.map(([l = 0, a = 0, b = 0, many = 0], index): Oklab => {
      return many === 0 ? (centers[index] ?? [0.5, 0, 0]) : [l / many, a / many, b / many];
    });
  }
  return centers.map((color, index) => ({ color, weight: weights[index] ?? 0 }));
}

function nearest(centers: readonly Oklab[], pixel: Oklab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centers.forEach((center, index) => {
    const away = distance(center, pixel);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

function distance(a: Oklab, b: Oklab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns the hue with most of the picture's colour, light and strong; null for a grey picture. */
function vividOf(pixels: readonly Oklab[]): Oklab | null {
  const bins = Array.from({ length: hueBins }, () => ({ weight: 0, a: 0, b: 0 }));
  for (const [, a, b] of pixels) {
    const chroma = Math.hypot(a, b);
    if (chroma < colourful) continue;
    const bin = bins[Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * hueBins)];
    if (!bin) continue;
    // A small bright thing characterises a picture's colour more than a large dull one.
    const weight = (chroma - colourful) ** 1.6;
    bin.weight += weight;
    bin.a += a * weight;
    bin.b += b * weight;
  }
  const best = bins.reduce((most, bin) => (bin.weight > most.weight ? bin : most));
  if (best.weight < pixels.length * 0.0004) return null;
  return strong(Math.atan2(best.b, best.a));
}

/**
 * Returns the strongest colour of a hue that is light enough for letters on a dark ground and that a screen
 * can show.
 */
function strong(hue: number): Oklab {
  const degrees = (hue * 180) / Math.PI;
  const lightness = degrees > 60 && degrees < 130 ? 0.86 : degrees > -20 && degrees < 40 ? 0.68 : 0.78;
  return withChroma(lightness, 0.19, hue);
}

function withChroma(lightness: number, target: number, hue: number): Oklab {
  for (let chroma = target; chroma > 0; chroma -= 0.01) {
    const color: Oklab = [lightness, Math.cos(hue) * chroma, Math.sin(hue) * chroma];
    const [l, a, b] = toOklab(fromOklab(...color));
    if (distance([l, a, b], color) < 0.012) return color;
  }
  return [lightness, 0, 0];
}

/** Returns the mean colours of the upper, middle and lower third, slightly strengthened. */
function bandsOf({ rgba, width, height }: SmallPicture, otherwise: Oklab): [string, string, string] {
  const mean = (from: number, to: number) => {
    const sum = [0, 0, 0, 0];
    for (let at = from * width * 4; at + 3 < to * width * 4; at += 4) {
      if ((rgba[at + 3] ?? 0) < 128) continue;
      const [l, a, b] = toOklab([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]);
      sum[0] = (sum[0] ?? 0) + l;
      sum[1] = (sum[1] ?? 0) + a;
      sum[2] = (sum[2] ?? 0) + b;
      sum[3] = (sum[3] ?? 0) + 1;
    }
    const [l = 0, a = 0, b = 0, many = 0] = sum;
    const color: Oklab = many === 0 ? otherwise : [l / many, a / many, b / many];
    const chroma = Math.hypot(color[1], color[2]);
    const target = chroma < 0.01 ? chroma : Math.min(0.16, chroma * 1.8 + 0.02);
    return hexOf(withChroma(color[0], target, Math.atan2(color[2], color[1])));
  };
  const third = Math.max(1, Math.round(height / 3));
  return [
    mean(0, third),
    mean(Math.min(third, height - 1), Math.max(third + 1, height - third)),
    mean(Math.max(0, height - third), height),
  ];
}

export function hexOf(color: Oklab): string {
  const [red, green, blue] = fromOklab(...color);
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
