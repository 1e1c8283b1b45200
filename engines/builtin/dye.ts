/** Gives a thing another colour: its main colour changes, its light and shade and small parts stay. */
import type { Canvas } from '@napi-rs/canvas';
import { parseHex } from './scenes/paint/color.ts';

/** Coloured less than this a thing is white, grey or black, and its bright parts take the colour. */
const leastColored = 0.16;
const bins = 24;
/** Degrees on the colour circle that belong to the main colour, and at which it has ended. */
const near = 34;
const far = 58;
/** How much of the main colour's own light and shade stays. */
const relief = 0.92;

type Hsl = [hue: number, saturation: number, lightness: number];

/** Changes the main colour of a cut-out; its pixels are written over. */
export function dye(canvas: Canvas, color: string): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  const main = mainColor(data);
  if (main === null) return;
  const [hue, saturation, lightness] = toHsl(...parseHex(color));
  const depth = saturation < 0.08 ? 0.6 : relief;
  // White and black leave room for light and shade.
  const level = Math.min(0.86, Math.max(0.2, lightness));
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [h, s, l] = toHsl(data[at]!, data[at + 1]!, data[at + 2]!);
    const share = main.hue === null ? neutralShare(s, l) : hueShare(h, s, main.hue);
    if (share === 0) continue;
    const light = Math.min(0.98, Math.max(0.02, level + (l - main.lightness) * depth));
    const strong = main.hue === null ? saturation : saturation * Math.min(1, 0.5 + s / (2 * main.saturation));
    const painted = toRgb(hue, strong, light);
    for (let channel = 0; channel < 3; channel++) {
      const old = data[at + channel]!;
      data[at + channel] = old + (painted[channel]! - old) * share;
    }
  }
  context.putImageData(image, 0, 0);
}

/** The hue that covers most, or null for a thing without colour; and its mean. */
function mainColor(
  data: Uint8ClampedArray,
): { hue: number | null; saturation: number; lightness: number } | null {
  const weight = new Float64Array(bins);
  const sums = { colored: 0, all: 0 };
  const pixels: Hsl[] = [];
  for (let at = 0; at < data.length; at += 4 * 7) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const pixel = toHsl(data[at]!, data[at + 1]!, data[at + 2]!);
    const [h, s, l] = pixel;
    pixels.push(pixel);
    sums.all += 1;
    if (s < 0.2 || l < 0.12 || l > 0.94) continue;
    sums.colored += 1;
    const bin = Math.floor((h / 360) * bins) % bins;
    weight[bin] = (weight[bin] ?? 0) + s;
  }
  if (sums.all === 0) return null;
  const smooth = [...weight].map(
    (own, bin) => own + 0.5 * ((weight[(bin + 1) % bins] ?? 0) + (weight[(bin + bins - 1) % bins] ?? 0)),
  );
  const isColored = sums.colored / sums.all >= leastColored;
  const hue = isColored ? ((smooth.indexOf(Math.max(...smooth)) + 0.5) / bins) * 360 : null;
  const mine = pixels.filter(([h, s, l]) =>
    hue === null ? neutralShare(s, l) > 0.5 : hueShare(h, s, hue) > 0.5,
  );
  if (mine.length === 0) return null;
  const mean = (of: (pixel: Hsl) => number) => mine.reduce((sum, pixel) => sum + of(pixel), 0) / mine.length;
  return { hue, saturation: mean(([, s]) => s), lightness: mean(([, , l]) => l) };
}

function hueShare(h: number, s: number, hue: number): number {
  const apart = Math.abs(((h - hue + 540) % 360) - 180);
  const byHue = apart <= near ? 1 : apart >= far ? 0 : (far - apart) / (far - near);
  return byHue * Math.min(1, s / 0.16);
}

const neutralShare = (s: number, l: number) =>
  l < 0.3 ? 0 : Math.min(1, (l - 0.3) * 5) * Math.max(0, 1 - s * 1.6);

function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const span = most - least;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const turn = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [turn * 60, saturation, lightness];
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Light, middle and shade of clothes in a colour. */
export function tonesOf(color: string): readonly [string, string, string] {
  const [hue, saturation, lightness] = toHsl(...parseHex(color));
  const level = Math.min(0.8, Math.max(0.2, lightness));
  return [
    hexOf(toRgb(hue, saturation, Math.min(0.97, level + 0.16))),
    hexOf(toRgb(hue, saturation, level - 0.02)),
    hexOf(toRgb(hue, saturation * 0.9, Math.max(0.06, level * 0.62))),
  ];
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
