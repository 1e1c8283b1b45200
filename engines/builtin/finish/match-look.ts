/** Moves a picture's tones, colours and grain towards those of a trained style. */
import { type Pixels, readPlanes } from '../../measuring/measuring.ts';
import { fromOklab, type Oklab, toOklab } from '../../oklab.ts';
import type { Picture } from '../drawing/picture.ts';
import { createRandom } from '../random.ts';
import { parseHex } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { measureChroma, measureTones } from '../training/measure-tones.ts';
import type { Profile } from '../training/profile.ts';

export interface LookShares {
  /** How far lightness moves to the look's, 0 to 1; `tints` the same for tints and saturation. */
  lightness: number;
  tints: number;
  /** How far colours move to the near ones of the palette, 0 to 1. */
  palette: number;
  /** How much of the look's grain is applied, 0 to 1. */
  grain: number;
}

type Tones = Profile['tones'];

/** Steps of each channel in the lookup table; values between them are interpolated. */
const steps = 17;
/** The width of the copy that is measured, in pixels. */
const measuredWidth = 160;
/** The limits of the change of saturation, so that grey stays grey and nothing glows. */
const chromaFactors = { from: 0.3, to: 1.6 } as const;

/** The limits of the gain of all colours together, applied afterwards. */
const gains = { from: 0.5, to: 2.4 } as const;

const clamp = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(to, Math.max(from, value));

/** Changes everything drawn so far. */
export function matchLook(picture: Picture, look: Profile, shares: LookShares): void {
  if (picture.style.transparent) return;
  const { context, width, height } = picture;
  const small = copyOf(picture);
  const own = measureTones(readPlanes(small));
  const counterparts = counterpartsOf(own, look, shares);
  // Measures the chroma that the table leaves, to compensate for its loss.
  const left = measureChroma(readPlanes(changed(small, tableOf(counterparts, 1))));
  const goal = own.chroma + (look.tones.chroma - own.chroma) * shares.tints;
  const table = tableOf(counterparts, clamp(goal / Math.max(0.004, left), gains));
  const image = context.getImageData(0, 0, width, height);
  const sigma = shares.grain * Math.min(22, look.grain);
  change(image.data, table);
  if (sigma > 0.8) addGrain(image.data, width, sigma);
  context.putImageData(image, 0, 0);
}

function copyOf({ canvas, width, height }: Picture): Pixels {
  const small = scratchCanvas(measuredWidth, Math.round((height * measuredWidth) / width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  return { rgba: new Uint8Array(data), width: small.width, height: small.height };
}

function changed({ rgba, ...size }: Pixels, table: Uint8ClampedArray): Pixels {
  const data = new Uint8ClampedArray(rgba);
  change(data, table);
  return { rgba: new Uint8Array(data.buffer), ...size };
}

/** The colours of the table's entries in OKLab, red running fastest; the same for every picture. */
const gridColors: readonly Oklab[] = Array.from({ length: steps ** 3 }, (_, at) => {
  const byte = (step: number) => (step * 255) / (steps - 1);
  const [red, green, blue] = [at % steps, Math.floor(at / steps) % steps, Math.floor(at / steps ** 2)];
  return toOklab([byte(red), byte(green), byte(blue)]);
});

/** Returns each colour's counterpart, before the gain. */
function counterpartsOf(own: Tones, look: Profile, shares: LookShares): Oklab[] {
  const palette = look.palette.map(({ color, share }) => ({ lab: labOf(color), weight: Math.sqrt(share) }));
  return gridColors.map((color) => pull(tone(color, own, look.tones, shares), palette, shares.palette));
}

/** Returns each colour's counterpart as three bytes an entry. */
function tableOf(counterparts: readonly Oklab[], gain: number): Uint8ClampedArray {
  const table = new Uint8ClampedArray(counterparts.length * 3);
  counterparts.forEach(([lightness, a, b], at) => {
    table.set(fromOklab(lightness, a * gain, b * gain), at * 3);
  });
  return table;
}

/** Returns the colour with the lightness and tint that the look has at the same quantile. */
function tone([lightness, a, b]: Oklab, own: Tones, goal: Tones, shares: LookShares): Oklab {
  const mapped = mapLightness(lightness, own.lightness, goal.lightness);
  const target = lightness + (mapped - lightness) * shares.lightness;
  const factor = clamp(goal.chroma / Math.max(0.01, own.chroma), chromaFactors);
  const [ownA, ownB] = tintAt(lightness, own);
  const [tintA, tintB] = tintAt(target, goal);
  const toneAxis = (value: number, ownTint: number, tint: number) => {
    const whole = (value - ownTint) * (1 + (factor - 1) * 0.7) + tint;
    return value + (whole - value) * shares.tints;
  };
  return [target, toneAxis(a, ownA, tintA), toneAxis(b, ownB, tintB)];
}

/** Maps from quantile to quantile; black stays black and white stays white, as far as the look has them. */
function mapLightness(value: number, own: readonly number[], goal: readonly number[]): number {
  const from = [0, ...own, 1];
  const to = [Math.min(0.02, goal[0] ?? 0), ...goal, Math.max(0.98, goal.at(-1) ?? 1)];
  for (let at = 1; at < from.length; at += 1) {
    const [low = 0, high = 1] = [from[at - 1], from[at]];
    if (value > high && at < from.length - 1) continue;
    const share = high - low < 1e-4 ? 1 : Math.min(1, Math.max(0, (value - low) / (high - low)));
    return (to[at - 1] ?? 0) + ((to[at] ?? 1) - (to[at - 1] ?? 0)) * share;
  }
  return value;
}

/** Interpolates the tint for a lightness between those of the darkest, middle and lightest third. */
function tintAt(lightness: number, { lightness: quantiles, tints }: Tones): [number, number] {
  const [low = 0, , middle = 0.5, , high = 1] = quantiles;
  const places = [low + (middle - low) * 0.35, middle, high - (high - middle) * 0.35];
  const [first = 0, second = 0.5, third = 1] = places;
  const mix = (from: number, to: number, share: number): [number, number] => {
    const at = Math.min(1, Math.max(0, share));
    const one: readonly [number, number] = tints[from] ?? [0, 0];
    const other: readonly [number, number] = tints[to] ?? [0, 0];
    return [one[0] + (other[0] - one[0]) * at, one[1] + (other[1] - one[1]) * at];
  };
  return lightness < second
    ? mix(0, 1, (lightness - first) / Math.max(1e-3, second - first))
    : mix(1, 2, (lightness - second) / Math.max(1e-3, third - second));
}

interface PaletteColor {
  lab: Oklab;
  weight: number;
}

/** Moves the colour towards those of the palette, the near ones most; hardly changes its lightness. */
function pull([lightness, a, b]: Oklab, palette: readonly PaletteColor[], share: number): Oklab {
  let [total, toA, toB, toLightness] = [0, 0, 0, 0];
  for (const { lab, weight } of palette) {
    const distance = Math.hypot((lightness - lab[0]) * 0.8, a - lab[1], b - lab[2]);
    const pulled = weight * Math.exp(-((distance / 0.11) ** 2));
    total += pulled;
    toLightness += lab[0] * pulled;
    toA += lab[1] * pulled;
    toB += lab[2] * pulled;
  }
  if (total < 1e-6) return [lightness, a, b];
  const mixed = (value: number, sum: number, by: number) => value + (sum / total - value) * by;
  return [mixed(lightness, toLightness, share * 0.25), mixed(a, toA, share), mixed(b, toB, share)];
}

const [right, down, deep] = [3, steps * 3, steps * steps * 3];
const scale = (steps - 1) / 255;
/** For each byte: the table step at or below it, and its offset from that step. */
const low = Uint8Array.from({ length: 256 }, (_, byte) => Math.min(steps - 2, Math.floor(byte * scale)));
const part = Float64Array.from({ length: 256 }, (_, byte) => Math.fround(byte * scale - (low[byte] ?? 0)));

/**
 * Replaces each pixel by its counterpart, interpolated between the eight nearest of the table. This is a
 * trained style's most expensive loop: it allocates nothing but numbers, and reuses the result if a pixel
 * repeats the one before.
 */
function change(data: Uint8ClampedArray, table: Uint8ClampedArray): void {
  const entries = Float64Array.from(table);
  let known = -1;
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at]!;
    const green = data[at + 1]!;
    const blue = data[at + 2]!;
    const color = (red << 16) | (green << 8) | blue;
    if (color === known) {
      data[at] = data[at - 4]!;
      data[at + 1] = data[at - 3]!;
      data[at + 2] = data[at - 2]!;
      continue;
    }
    known = color;
    const corner = low[red]! * right + low[green]! * down + low[blue]! * deep;
    const r = part[red]!;
    const g = part[green]!;
    const b = part[blue]!;
    data[at] = between(entries, corner, r, g, b);
    data[at + 1] = between(entries, corner + 1, r, g, b);
    data[at + 2] = between(entries, corner + 2, r, g, b);
  }
}

/** Interpolates one channel between the eight entries of a cell. */
function between(entries: Float64Array, from: number, r: number, g: number, b: number): number {
  const nearTop = entries[from]! + (entries[from + right]! - entries[from]!) * r;
  const below = from + down;
  const nearDown = entries[below]! + (entries[below + right]! - entries[below]!) * r;
  const back = from + deep;
  const farTop = entries[back]! + (entries[back + right]! - entries[back]!) * r;
  const backBelow = back + down;
  const farDown = entries[backBelow]! + (entries[backBelow + right]! - entries[backBelow]!) * r;
  const near = nearTop + (nearDown - nearTop) * g;
  return near + (farTop + (farDown - farTop) * g - near) * b;
}

const tileSide = 256;
let noise: Float32Array | undefined;

/** Bell-shaped noise of deviation 1; made once, the same in every thread. */
function noiseTile(): Float32Array {
  if (noise === undefined) {
    const random = createRandom(41);
    noise = Float32Array.from({ length: tileSide ** 2 }, () => {
      return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
    });
  }
  return noise;
}

function addGrain(data: Uint8ClampedArray, width: number, sigma: number): void {
  const tile = noiseTile();
  const height = data.length / 4 / width;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y % tileSide) * tileSide;
    for (let x = 0; x < width; x += 1, at += 4) {
      const added = tile[row + (x % tileSide)]! * sigma;
      data[at] = data[at]! + added;
      data[at + 1] = data[at + 1]! + added;
      data[at + 2] = data[at + 2]! + added;
    }
  }
}

function labOf(color: string): Oklab {
  const [red, green, blue] = parseHex(color);
  return toOklab([red, green, blue]);
}
