/**
 * Colours of a scene. They are blended in OKLab (Björn Ottosson, 2020), where the middle of two vivid colours
 * stays vivid; blending the bytes of sRGB would give grey in between.
 */

import { fromOklab, type Rgb, toOklab } from '../../../oklab.ts';

export type { Rgb } from '../../../oklab.ts';

/** A place between 0 and 1 and the colour there, `#rrggbb`. */
export type ColorStop = readonly [offset: number, color: string];

/** Puts each colour of a gradient at its place. */
export function stopsAt<Colors extends readonly string[]>(
  offsets: { readonly [Index in keyof Colors]: number },
  colors: Colors,
): ColorStop[] {
  return colors.map((color, index) => [offsets[index]!, color]);
}

/** Spreads the colours or opacities of a gradient evenly from 0 to 1. */
export function evenStops<Value>(...values: readonly Value[]): (readonly [offset: number, value: Value])[] {
  return values.map((value, index) => [index / (values.length - 1), value]);
}

export function parseHex(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a #rrggbb colour: ${color}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour with an opacity from 0 to 1. */
export function fade(color: string, opacity: number): string {
  const [red, green, blue] = parseHex(color);
  return `rgba(${red},${green},${blue},${Math.max(0, Math.min(1, opacity)).toFixed(4)})`;
}

/** The colour `amount` (0 to 1) of the way from one to another. */
export function mix(from: string, to: string, amount: number): string {
  if (amount <= 0) return from;
  if (amount >= 1) return to;
  return toHex(mixRgb(parseHex(from), parseHex(to), amount));
}

/** 256 steps of a gradient as bytes, three a step, for colouring a field pixel by pixel. */
export function createRamp(stops: readonly ColorStop[]): Uint8ClampedArray {
  const ramp = new Uint8ClampedArray(256 * 3);
  const last = stops.length - 1;
  for (let step = 0, part = 0; step < 256; step++) {
    const offset = step / 255;
    while (part < last - 1 && offset > (stops[part + 1] as ColorStop)[0]) part++;
    const [fromOffset, from] = stops[part] as ColorStop;
    const [toOffset, to] = stops[Math.min(part + 1, last)] as ColorStop;
    const span = toOffset - fromOffset;
    const amount = span > 0 ? Math.max(0, Math.min(1, (offset - fromOffset) / span)) : 1;
    ramp.set(mixRgb(parseHex(from), parseHex(to), amount), step * 3);
  }
  return ramp;
}

/**
 * A canvas interpolates gradients in sRGB; putting OKLab's own colours in between keeps them rich. Splits the
 * spans evenly, into about `parts` in all.
 */
export function refineStops(stops: readonly ColorStop[], parts = 7): ColorStop[] {
  const partsPerSpan = Math.max(1, Math.floor(parts / Math.max(1, stops.length - 1)));
  const refined: ColorStop[] = [];
  for (let index = 0; index < stops.length - 1; index++) {
    const [fromOffset, from] = stops[index] as ColorStop;
    const [toOffset, to] = stops[index + 1] as ColorStop;
    for (let part = 0; part < partsPerSpan; part++) {
      const amount = part / partsPerSpan;
      refined.push([fromOffset + (toOffset - fromOffset) * amount, mix(from, to, amount)]);
    }
  }
  const end = stops.at(-1);
  if (end) refined.push(end);
  return refined;
}

function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  const [fromL, fromA, fromB] = toOklab(from);
  const [toL, toA, toB] = toOklab(to);
  return fromOklab(
    fromL + (toL - fromL) * amount,
    fromA + (toA - fromA) * amount,
    fromB + (toB - fromB) * amount,
  );
}

function toHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
