/** Brings a picture's tones, colours and grain to those of a trained style. */
import { type Pixels, readPlanes } from '../../measuring/measuring.ts';
import { fromOklab, type Oklab, toOklab } from '../../oklab.ts';
import type { Picture } from '../drawing/picture.ts';
import { createRandom } from '../random.ts';
import { parseHex } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { measureTones } from '../training/measure-tones.ts';
import type { Profile } from '../training/profile.ts';

export interface LookShares {
  /** How far lightness goes to the look's, and how far tints and saturation do, 0 to 1. */
  lightness: number;
  tints: number;
  /** How far colours go to those of the palette that are near to them, 0 to 1. */
  palette: number;
  /** How much of the look's grain is laid on, 0 to 1. */
  grain: number;
}

type Tones = Profile['tones'];

/** Steps of each channel in the table by which pixels are changed; between them it is interpolated. */
const steps = 17;
/** The width of the copy that is measured, in pixels. */
const measuredWidth = 160;
/** Saturation is not changed by more than this, so that what was grey stays grey and nothing glows. */
const chromaFactors = { from: 0.3, to: 1.6 } as const;

/** Of all colours together, afterwards. */
const gains = { from: 0.5, to: 2.4 } as const;

const clamp = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(to, Math.max(from, value));

/** Changes everything that has been drawn so far. */
export function matchLook(picture: Picture, look: Profile, shares: LookShares): void {
  if (picture.style.transparent) return;
  const { context, width, height } = picture;
  const small = copyOf(picture);
  const own = measureTones(readPlanes(small));
  const first = tableOf(own, look, shares, 1);
  // What the table leaves of the colours is measured, and made up for.
  const left = measureTones(readPlanes(changed(small, first))).chroma;
  const wanted = own.chroma + (look.tones.chroma - own.chroma) * shares.tints;
  const table = tableOf(own, look, shares, clamp(wanted / Math.max(0.004, left), gains));
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

/** Every colour's counterpart: three bytes an entry, red running fastest. */
function tableOf(own: Tones, look: Profile, shares: LookShares, gain: number): Uint8ClampedArray {
  const table = new Uint8ClampedArray(steps ** 3 * 3);
  const palette = look.palette.map(({ color, share }) => ({ lab: labOf(color), weight: Math.sqrt(share) }));
  let at = 0;
  for (let blue = 0; blue < steps; blue += 1) {
    for (let green = 0; green < steps; green += 1) {
      for (let red = 0; red < steps; red += 1) {
        const byte = (step: number) => (step * 255) / (steps - 1);
        const before = toOklab([byte(red), byte(green), byte(blue)]);
        const toned = tone(before, own, look.tones, shares);
        const [lightness, a, b] = pull(toned, palette, shares.palette);
        table.set(fromOklab(lightness, a * gain, b * gain), at);
        at += 3;
      }
    }
  }
  return table;
}

/** The colour with the lightness and the tint that the look gives to what lies as low or as high in the picture. */
function tone([lightness, a, b]: Oklab, own: Tones, wanted: Tones, shares: LookShares): Oklab {
  const mapped = mapLightness(lightness, own.lightness, wanted.lightness);
  const target = lightness + (mapped - lightness) * shares.lightness;
  const factor = clamp(wanted.chroma / Math.max(0.01, own.chroma), chromaFactors);
  const [ownA, ownB] = tintAt(lightness, own);
  const [tintA, tintB] = tintAt(target, wanted);
  const toneAxis = (value: number, ownTint: number, tint: number) => {
    const whole = (value - ownTint) * (1 + (factor - 1) * 0.7) + tint;
    return value + (whole - value) * shares.tints;
  };
  return [target, toneAxis(a, ownA, tintA), toneAxis(b, ownB, tintB)];
}

/** From quantile to quantile; black stays black and white stays white, as far as the look has them. */
function mapLightness(value: number, own: readonly number[], wanted: readonly number[]): number {
  const from = [0, ...own, 1];
  const to = [Math.min(0.02, wanted[0] ?? 0), ...wanted, Math.max(0.98, wanted.at(-1) ?? 1)];
  for (let at = 1; at < from.length; at += 1) {
    const [low = 0, high = 1] = [from[at - 1], from[at]];
    if (value > high && at < from.length - 1) continue;
    const share = high - low < 1e-4 ? 1 : Math.min(1, Math.max(0, (value - low) / (high - low)));
    return (to[at - 1] ?? 0) + ((to[at] ?? 1) - (to[at - 1] ?? 0)) * share;
  }
  return value;
}

/** The tint of what is so light, between those of the darkest third, the middle one and the lightest. */
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

/** The colour moved towards those of the palette, the near ones most; its lightness hardly. */
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

/** Replaces each pixel by its counterpart, interpolated between the eight nearest of the table. */
function change(data: Uint8ClampedArray, table: Uint8ClampedArray): void {
  const scale = (steps - 1) / 255;
  const low = Uint8Array.from({ length: 256 }, (_, byte) => Math.min(steps - 2, Math.floor(byte * scale)));
  const part = Float32Array.from({ length: 256 }, (_, byte) => byte * scale - (low[byte] ?? 0));
  const [right, down, deep] = [3, steps * 3, steps * steps * 3];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const [r, g, b] = [part[red]!, part[green]!, part[blue]!];
    const corner = low[red]! * right + low[green]! * down + low[blue]! * deep;
    for (let channel = 0; channel < 3; channel += 1) {
      const from = corner + channel;
      const nearTop = table[from]! + (table[from + right]! - table[from]!) * r;
      const nearDown = table[from + down]! + (table[from + down + right]! - table[from + down]!) * r;
      const back = from + deep;
      const farTop = table[back]! + (table[back + right]! - table[back]!) * r;
      const farDown = table[back + down]! + (table[back + down + right]! - table[back + down]!) * r;
      const near = nearTop + (nearDown - nearTop) * g;
      data[at + channel] = near + (farTop + (farDown - farTop) * g - near) * b;
    }
  }
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
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const added = tile[(y % tileSide) * tileSide + (x % tileSide)]! * sigma;
    data[at] = data[at]! + added;
    data[at + 1] = data[at + 1]! + added;
    data[at + 2] = data[at + 2]! + added;
  }
}

function labOf(color: string): Oklab {
  const [red, green, blue] = parseHex(color);
  return toOklab([red, green, blue]);
}
