/** The looks of all pictures of a training → the profile of their style. */
import { measureLight, measurePalette, type Planes, readPlanes } from '../../measuring/measuring.ts';
import type { Look } from './measure-look.ts';
import { measureTones } from './measure-tones.ts';
import type { Profile } from './profile.ts';

/** Text belongs to the style if at least this share of the pictures has some. */
const textFrom = 0.4;
/** The subject is on a side if the centre of the detail is this far from the picture's centre. */
const sideFrom = 0.07;
/** From this chroma on a colour is an accent, unless it is nearly black. */
const accentChroma = 0.09;
const mostAccents = 3;

export function combineLooks(looks: readonly Look[], mode: Profile['mode']): Profile {
  const planes = readPlanes(mosaicOf(looks));
  const palette = measurePalette(planes).map(({ color, share }) => ({ color, share }));
  const text = combineText(looks);
  const middle = {
    x: median(looks.map((look) => look.middle.x)),
    y: median(looks.map((look) => look.middle.y)),
  };
  return {
    kind: 'look',
    version: 1,
    mode,
    pictures: looks.length,
    palette,
    accents: findAccents(planes, text?.color),
    tones: measureTones(planes),
    warmth: measureLight(planes).warmth,
    grain: round(Math.min(64, median(looks.map(({ grain }) => grain)))),
    vignette: round(median(looks.map(({ vignette }) => vignette))),
    sharpness: round(median(looks.map(({ sharpness }) => sharpness))),
    outlines: round(median(looks.map(({ outlines }) => outlines))),
    flatness: round(median(looks.map(({ flatness }) => flatness))),
    text,
    composition: {
      x: round(middle.x),
      y: round(middle.y),
      side: middle.x < 0.5 - sideFrom ? 'left' : middle.x > 0.5 + sideFrom ? 'right' : 'center',
    },
  };
}

/** Joins an equal number of pixels of each picture. */
function mosaicOf(looks: readonly Look[]) {
  const pixels = looks.reduce((sum, { colors }) => sum + colors.length / 3, 0);
  const rgba = new Uint8Array(pixels * 4).fill(255);
  let at = 0;
  for (const { colors } of looks) {
    for (let from = 0; from < colors.length; from += 3) {
      rgba.set(colors.subarray(from, from + 3), at);
      at += 4;
    }
  }
  return { rgba, width: looks.length, height: pixels / looks.length };
}

function combineText(looks: readonly Look[]): Profile['text'] {
  const texts = looks.flatMap(({ text }) => (text ? [text] : []));
  const share = texts.length / looks.length;
  if (share < textFrom) return null;
  const channel = (index: 0 | 1 | 2) => Math.round(median(texts.map(({ rgb }) => rgb[index])));
  return {
    share: round(share),
    height: round(median(texts.map(({ height }) => height))),
    x: round(median(texts.map(({ x }) => x))),
    y: round(median(texts.map(({ y }) => y))),
    color: toHex([channel(0), channel(1), channel(2)]),
    isCapital: median(texts.map(({ unevenness }) => unevenness)) < 0.13,
    isOutlined: texts.filter(({ isOutlined }) => isOutlined).length * 2 > texts.length,
  };
}

/** Returns the most vivid colours, however rare: they draw the eye in these pictures. */
function findAccents(planes: Planes, textColor: string | undefined): string[] {
  const { lightness, a, b, rgb } = planes;
  const vivid: number[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const chroma = Math.hypot(a[at] ?? 0, b[at] ?? 0);
    if (chroma >= accentChroma && (lightness[at] ?? 0) > 0.4) vivid.push(at);
  }
  const found: string[] = [];
  if (vivid.length > a.length * 0.002) {
    const rgba = new Uint8Array(vivid.length * 4).fill(255);
    for (const [index, at] of vivid.entries()) rgba.set(rgb.subarray(at * 3, at * 3 + 3), index * 4);
    const colors = measurePalette(readPlanes({ rgba, width: vivid.length, height: 1 }));
    found.push(...colors.map(({ color }) => color));
  }
  const all = textColor !== undefined && isVivid(textColor) ? [textColor, ...found] : found;
  return [...new Set(all)].slice(0, mostAccents);
}

function isVivid(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 90;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((byte) => Math.max(0, Math.min(255, byte)).toString(16).padStart(2, '0')).join('')}`;
}
