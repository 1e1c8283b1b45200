import type { Random } from '../pixels/random.ts';
import type { Level } from './levels.ts';

/** Patches are 7 × 7 pixels. */
const reach = 3;
const side = 2 * reach + 1;

/** Which patch around the hole looks most like each patch that touches it. */
export interface Field {
  /** The box of the patches' middles. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The place of the best patch's middle in the level, by box pixel; -1 for no patch of the hole. */
  readonly nearest: Int32Array;
  readonly distance: Float32Array;
  /** How far into the hole a patch is, in pixels: what is near to its edge is surer. */
  readonly depth: Uint8Array;
  /** Whether a patch around a place of the level is known altogether. */
  readonly isSource: Uint8Array;
  /** Places that can be copied from. */
  readonly sources: Int32Array;
  readonly levelWidth: number;
  readonly levelHeight: number;
}

export interface FieldOptions {
  random: Random;
  check(): void;
  /** What was found at half the size. */
  coarser: Field | null;
}

/** Finds better patches for a field, or begins one. Null if there is nothing to copy from. */
export function improve(
  level: Level,
  known: Field | null,
  {
    random,
    check,
    coarser,
    passes,
    searchRadius,
  }: FieldOptions & {
    passes: number /** In pixels; 0 continues what neighbours found. */;
    searchRadius: number;
  },
): Field | null {
  const field = known ?? begin(level, coarser, random);
  if (field === null) return null;
  const { nearest, distance, isSource } = field;
  const { rgb, width } = level;
  if (known === null && coarser !== null) copyMiddles(level, field);
  const place = (x: number, y: number) => (field.top + y) * width + field.left + x;
  for (let y = 0; y < field.height; y += 1) {
    check();
    for (let x = 0; x < field.width; x += 1) {
      const at = y * field.width + x;
      if (nearest[at]! >= 0) distance[at] = apart(rgb, width, place(x, y), nearest[at]!, Infinity);
    }
  }
  const { height } = level;
  const farthest = searchRadius;
  const inside = { right: width - reach, bottom: height - reach };
  for (let pass = 0; pass < passes; pass += 1) {
    const isForward = pass % 2 === 0;
    const step = isForward ? -1 : 1;
    for (let row = 0; row < field.height; row += 1) {
      check();
      const y = isForward ? row : field.height - 1 - row;
      for (let column = 0; column < field.width; column += 1) {
        const x = isForward ? column : field.width - 1 - column;
        const at = y * field.width + x;
        let best = nearest[at]!;
        if (best < 0) continue;
        let least = distance[at]!;
        const middle = (field.top + y) * width + field.left + x;
        const besideAt = x + step;
        if (besideAt >= 0 && besideAt < field.width) {
          const candidate = nearest[at + step]! - step;
          if (candidate !== best && candidate >= 0 && isSource[candidate]) {
            const found = apart(rgb, width, middle, candidate, least);
            if (found < least) [least, best] = [found, candidate];
          }
        }
        const aboveAt = y + step;
        if (aboveAt >= 0 && aboveAt < field.height) {
          const candidate = nearest[at + step * field.width]! - step * width;
          if (candidate !== best && candidate >= 0 && isSource[candidate]) {
            const found = apart(rgb, width, middle, candidate, least);
            if (found < least) [least, best] = [found, candidate];
          }
        }
        // What is the same cannot be better.
        if (least > 0 && pass === 0) {
          const bestX = best % width;
          const bestY = (best - bestX) / width;
          for (let radius = farthest; radius >= 1; radius >>= 1) {
            const toX = bestX + Math.trunc((random() * 2 - 1) * radius);
            const toY = bestY + Math.trunc((random() * 2 - 1) * radius);
            if (toX < reach || toY < reach || toX >= inside.right || toY >= inside.bottom) continue;
            const candidate = toY * width + toX;
            if (!isSource[candidate] || candidate === best) continue;
            const found = apart(rgb, width, middle, candidate, least);
            if (found < least) [least, best] = [found, candidate];
          }
        }
        nearest[at] = best;
        distance[at] = least;
      }
    }
  }
  return field;
}

/** The squared difference of two patches; more than `limit` if it is more. */
function apart(rgb: Uint8Array, width: number, one: number, other: number, limit: number): number {
  let sum = 0;
  let a = (one - reach * width - reach) * 3;
  let b = (other - reach * width - reach) * 3;
  const next = width * 3 - side * 3;
  for (let row = 0; row < side; row += 1) {
    for (let each = 0; each < side * 3; each += 1) {
      const difference = rgb[a++]! - rgb[b++]!;
      sum += difference * difference;
    }
    if (sum > limit) return sum;
    a += next;
    b += next;
  }
  return sum;
}

function begin(level: Level, coarser: Field | null, random: Random): Field | null {
  const { width, height } = level;
  const isSource = sourcesIn(level);
  let count = 0;
  for (let at = 0; at < isSource.length; at += 1) count += isSource[at]!;
  if (count === 0) return null;
  const sources = new Int32Array(count);
  for (let at = 0, to = 0; at < isSource.length; at += 1) if (isSource[at]) sources[to++] = at;
  const [left, top, right, bottom] = targetBox(level);
  const box = { left, top, width: right - left, height: bottom - top };
  const size = box.width * box.height;
  const field: Field = {
    ...box,
    nearest: new Int32Array(size).fill(-1),
    distance: new Float32Array(size),
    depth: new Uint8Array(size),
    isSource,
    sources,
    levelWidth: width,
    levelHeight: height,
  };
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const place = (top + y) * width + left + x;
      if (isSource[place]) continue;
      const guessed = coarser ? continued(field, coarser, left + x, top + y) : -1;
      field.nearest[y * box.width + x] = guessed >= 0 ? guessed : sources[Math.floor(random() * count)]!;
    }
  }
  measureDepth(level, field);
  return field;
}

/** Where the coarser field says that a pixel comes from. */
function continued(
  { isSource, levelWidth, levelHeight }: Field,
  coarser: Field,
  x: number,
  y: number,
): number {
  const cx = Math.min(coarser.width - 1, Math.max(0, (x >> 1) - coarser.left));
  const cy = Math.min(coarser.height - 1, Math.max(0, (y >> 1) - coarser.top));
  const from = coarser.nearest[cy * coarser.width + cx]!;
  if (from < 0) return -1;
  const toX = Math.min(levelWidth - 1 - reach, Math.max(reach, (from % coarser.levelWidth) * 2 + (x & 1)));
  const toY = Math.min(
    levelHeight - 1 - reach,
    Math.max(reach, Math.floor(from / coarser.levelWidth) * 2 + (y & 1)),
  );
  const to = toY * levelWidth + toX;
  return isSource[to] ? to : -1;
}

/** 1 where the whole patch is in the picture and known. */
function sourcesIn({ hole, width, height }: Level): Uint8Array {
  const inRow = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    let since = reach;
    for (let x = 0; x < width; x += 1) {
      since = hole[y * width + x] ? 0 : since + 1;
      // The patch that ends here is known if the last seven pixels are.
      if (since >= side && x >= 2 * reach) inRow[y * width + x - reach] = 1;
    }
  }
  const result = new Uint8Array(width * height);
  for (let x = 0; x < width; x += 1) {
    let since = 0;
    for (let y = 0; y < height; y += 1) {
      since = inRow[y * width + x] ? since + 1 : 0;
      if (since >= side) result[(y - reach) * width + x] = 1;
    }
  }
  return result;
}

/** The box of the middles of all patches that touch the hole. */
function targetBox({ hole, width, height }: Level): [number, number, number, number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!hole[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return [
    Math.max(reach, left - reach),
    Math.max(reach, top - reach),
    Math.min(width - reach, right + reach + 1),
    Math.min(height - reach, bottom + reach + 1),
  ];
}

/** Counts the steps to what is known, in two sweeps. */
function measureDepth({ hole, width }: Level, { left, top, width: w, height: h, depth }: Field): void {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= w || y >= h ? 0 : depth[y * w + x]!);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if (hole[(top + y) * width + left + x])
        depth[y * w + x] = Math.min(254, at(x - 1, y), at(x, y - 1)) + 1;
    }
  }
  for (let y = h - 1; y >= 0; y -= 1) {
    for (let x = w - 1; x >= 0; x -= 1) {
      const own = depth[y * w + x]!;
      if (own > 0) depth[y * w + x] = Math.min(own, at(x + 1, y) + 1, at(x, y + 1) + 1);
    }
  }
}

/** Puts the middles of the chosen patches into the hole. */
function copyMiddles({ rgb, hole, width }: Level, field: Field): void {
  for (let y = 0; y < field.height; y += 1) {
    for (let x = 0; x < field.width; x += 1) {
      const from = field.nearest[y * field.width + x]!;
      const to = (field.top + y) * width + field.left + x;
      if (from < 0 || !hole[to]) continue;
      rgb[to * 3] = rgb[from * 3]!;
      rgb[to * 3 + 1] = rgb[from * 3 + 1]!;
      rgb[to * 3 + 2] = rgb[from * 3 + 2]!;
    }
  }
}

/** Each pixel of the hole becomes the mean of what the patches over it say, the likeliest first. */
export function vote({ rgb, hole, width }: Level, field: Field, check: () => void): void {
  const { left, top, width: w, height: h, nearest, distance, depth } = field;
  const spread = spreadOf(field);
  const sums = new Float32Array(w * h * 3);
  const weights = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    check();
    for (let x = 0; x < w; x += 1) {
      const at = y * w + x;
      const from = nearest[at]!;
      if (from < 0) continue;
      const sureness = 1.3 ** -Math.min(40, depth[at]!);
      const weight = (Math.exp(-distance[at]! / (2 * spread)) + 1e-4) * (sureness + 1e-4);
      for (let row = -reach; row <= reach; row += 1) {
        if (y + row < 0 || y + row >= h) continue;
        for (let column = -reach; column <= reach; column += 1) {
          if (x + column < 0 || x + column >= w) continue;
          if (!hole[(top + y + row) * width + left + x + column]) continue;
          const to = (y + row) * w + x + column;
          const source = (from + row * width + column) * 3;
          sums[to * 3] = sums[to * 3]! + weight * rgb[source]!;
          sums[to * 3 + 1] = sums[to * 3 + 1]! + weight * rgb[source + 1]!;
          sums[to * 3 + 2] = sums[to * 3 + 2]! + weight * rgb[source + 2]!;
          weights[to] = weights[to]! + weight;
        }
      }
    }
  }
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const weight = weights[y * w + x]!;
      const to = ((top + y) * width + left + x) * 3;
      if (weight === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        rgb[to + channel] = sums[(y * w + x) * 3 + channel]! / weight + 0.5;
      }
    }
  }
}

/** The distance that three quarters of the patches are below. */
function spreadOf({ nearest, distance }: Field): number {
  const step = Math.max(1, Math.floor(nearest.length / 800));
  const sample: number[] = [];
  for (let at = 0; at < nearest.length; at += step) if (nearest[at]! >= 0) sample.push(distance[at]!);
  sample.sort((one, other) => one - other);
  return Math.max(50, sample[Math.floor(sample.length * 0.75)] ?? 50);
}

/** Begins the coarsest level: colours flow in from the edges. */
export function diffuse({ rgb, hole, width, height }: Level): void {
  const holes: number[] = [];
  const sum = [0, 0, 0];
  for (let at = 0; at < hole.length; at += 1) {
    if (hole[at]) holes.push(at);
    else for (let channel = 0; channel < 3; channel += 1) sum[channel]! += rgb[at * 3 + channel]!;
  }
  const known = Math.max(1, hole.length - holes.length);
  const colors = Float32Array.from(rgb);
  for (const at of holes) {
    for (let channel = 0; channel < 3; channel += 1) colors[at * 3 + channel] = sum[channel]! / known;
  }
  for (let round = 0; round < 80; round += 1) {
    for (const at of holes) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const around = [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ];
      for (let channel = 0; channel < 3; channel += 1) {
        colors[at * 3 + channel] = around.reduce((total, one) => total + colors[one * 3 + channel]!, 0) / 4;
      }
    }
  }
  for (const at of holes) {
    for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = colors[at * 3 + channel]! + 0.5;
  }
}
