import type { PictureMeasures } from '#contract/image-analysis.ts';
import { fromOklab, type Oklab } from '../oklab.ts';
import { nameColor } from './color-names.ts';
import type { Planes } from './planes.ts';
import { round3 } from './rounding.ts';

const maxColors = 6;
const rounds = 12;
/** Colours nearer than this look the same. */
const mergeDistance = 0.06;
/** A colour with a smaller share is the blend along an edge, or noise. */
const minShare = 0.01;

interface Patch {
  lab: Oklab;
  weight: number;
}

/**
 * The dominant colours by k-means in OKLab, largest share first. It starts from colours far apart, so that
 * it is repeatable.
 */
export function measurePalette(planes: Planes): PictureMeasures['palette'] {
  const patches = gatherPatches(planes);
  const total = patches.reduce((sum, { weight }) => sum + weight, 0);
  let centers = chooseSeeds(patches);
  for (let round = 0; round < rounds; round += 1) centers = cluster(patches, centers).map(meanOf);
  const merged = mergeNear(cluster(patches, centers));
  const significant = merged.filter(({ weight }) => weight / total >= minShare);
  return assign(
    patches,
    significant.map(({ lab }) => lab),
  )
    .map((members, index) => ({
      lab: significant[index]?.lab ?? [0, 0, 0],
      weight: members.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ lab, weight }) => ({
      color: toHex(lab),
      name: nameColor(lab),
      share: round3(weight / total),
    }));
}

/**
 * Groups pixels of nearly one colour. Four bits a channel distinguish them, so that there are at most 4,096
 * patches.
 */
function gatherPatches({ rgb, lightness, a, b, visible }: Planes): Patch[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < visible.length; at += 1) {
    if (visible[at] === 0) continue;
    const [red = 0, green = 0, blue = 0] = [rgb[at * 3], rgb[at * 3 + 1], rgb[at * 3 + 2]];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = sums.get(key);
    const [l, x, y] = [lightness[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
    if (sum === undefined) sums.set(key, [l, x, y, 1]);
    else {
      sum[0] += l;
      sum[1] += x;
      sum[2] += y;
      sum[3] += 1;
    }
  }
  return [...sums.values()].map(([l, x, y, weight]) => ({
    lab: [l / weight, x / weight, y / weight],
    weight,
  }));
}

function chooseSeeds(patches: readonly Patch[]): Oklab[] {
  const heaviest = patches.reduce((best, patch) => (patch.weight > best.weight ? patch : best));
  const seeds = [heaviest.lab];
  const nearest = patches.map(({ lab }) => squaredDistance(lab, heaviest.lab));
  while (seeds.length < maxColors) {
    let best: Patch | undefined;
    let bestScore = 0;
    for (const [index, patch] of patches.entries()) {
      const distance = nearest[index] ?? 0;
      const score = distance > mergeDistance ** 2 ? distance * patch.weight : 0;
      if (score > bestScore) [best, bestScore] = [patch, score];
    }
    if (best === undefined) break;
    const { lab } = best;
    seeds.push(lab);
    for (const [index, patch] of patches.entries()) {
      nearest[index] = Math.min(nearest[index] ?? 0, squaredDistance(patch.lab, lab));
    }
  }
  return seeds;
}

/** Groups the patches by the nearest center; drops centers without any. */
function cluster(patches: readonly Patch[], centers: readonly Oklab[]): Patch[][] {
  return assign(patches, centers).filter((group) => group.length > 0);
}

/** Groups the patches by the nearest center, in the order of the centers. */
function assign(patches: readonly Patch[], centers: readonly Oklab[]): Patch[][] {
  const groups: Patch[][] = centers.map(() => []);
  for (const patch of patches) {
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const [index, center] of centers.entries()) {
      const distance = squaredDistance(patch.lab, center);
      if (distance < bestDistance) [best, bestDistance] = [index, distance];
    }
    groups[best]?.push(patch);
  }
  return groups;
}

function mergeNear(groups: readonly Patch[][]): Patch[] {
  const merged: Patch[] = [];
  const byWeight = groups
    .map((group) => ({ lab: meanOf(group), weight: group.reduce((sum, { weight }) => sum + weight, 0) }))
    .sort((one, other) => other.weight - one.weight);
  for (const patch of byWeight) {
    const near = merged.findIndex(({ lab }) => squaredDistance(lab, patch.lab) < mergeDistance ** 2);
    const other = merged[near];
    if (other === undefined) merged.push(patch);
    else merged[near] = { lab: meanOf([other, patch]), weight: other.weight + patch.weight };
  }
  return merged;
}

function meanOf(patches: readonly Patch[]): Oklab {
  let [l, a, b, total] = [0, 0, 0, 0];
  for (const { lab, weight } of patches) {
    l += lab[0] * weight;
    a += lab[1] * weight;
    b += lab[2] * weight;
    total += weight;
  }
  return [l / total, a / total, b / total];
}

function squaredDistance(one: Oklab, other: Oklab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

function toHex(lab: Oklab): string {
  return `#${fromOklab(...lab)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}
