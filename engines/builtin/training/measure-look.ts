/** Measures the look of one training picture. */
import { measureDetail, type Pixels, type Planes, readPlanes } from '../../measuring/measuring.ts';
import { findLetterRows, type LetterRow } from './letters.ts';
import {
  type Grey,
  measureFlatness,
  measureGrain,
  measureOutlines,
  measureSharpness,
  measureVignette,
} from './texture.ts';

/** The longest side of the copy for measuring positions, in pixels. */
export const lookSide = 480;

/** How many pixels represent each picture's colours. */
const sampled = 6_000;

export interface Look {
  /** Red, green and blue. */
  colors: Uint8Array;
  grain: number;
  sharpness: number;
  vignette: number;
  flatness: number;
  outlines: number;
  text: LookText | null;
  /** The centre of the detail that is not text, as shares of the picture. */
  middle: { x: number; y: number };
}

/** Positions as shares of the picture. */
export interface LookText {
  height: number;
  x: number;
  y: number;
  rgb: [number, number, number];
  unevenness: number;
  isOutlined: boolean;
}

/** Lines lower than this, relative to the tallest one, are not part of the headline. */
const sameBlock = 0.4;

/** Measures a picture: `small` is the picture at `lookSide`, `grey` as it was stored. */
export function measureLook(small: Pixels, grey: Grey): Look {
  const planes = readPlanes(small);
  const rows = findLetterRows(planes);
  return {
    colors: sampleColors(planes),
    grain: measureGrain(grey),
    sharpness: measureSharpness(grey, greyOf(planes)),
    vignette: measureVignette(planes),
    flatness: measureFlatness(planes),
    outlines: measureOutlines(planes),
    text: describeText(rows, planes),
    middle: findMiddle(planes, rows),
  };
}

function sampleColors({ rgb, visible }: Planes): Uint8Array {
  const colors = new Uint8Array(sampled * 3);
  for (let index = 0; index < sampled; index += 1) {
    const at = Math.floor(((index + 0.5) * visible.length) / sampled);
    colors.set(rgb.subarray(at * 3, at * 3 + 3), index * 3);
  }
  return colors;
}

function greyOf({ rgb, width, height }: Planes): Grey {
  const values = Uint8Array.from({ length: width * height }, (_, at) => {
    return ((rgb[at * 3] ?? 0) * 77 + (rgb[at * 3 + 1] ?? 0) * 150 + (rgb[at * 3 + 2] ?? 0) * 29) >> 8;
  });
  return { values, width, height };
}

function describeText(rows: readonly LetterRow[], { width, height }: Planes): LookText | null {
  const [tallest] = rows;
  if (tallest === undefined) return null;
  const block = rows.filter((row) => row.height >= tallest.height * sameBlock);
  const [left, right] = [
    Math.min(...block.map((row) => row.left)),
    Math.max(...block.map((row) => row.right)),
  ];
  const [top, bottom] = [
    Math.min(...block.map((row) => row.top)),
    Math.max(...block.map((row) => row.bottom)),
  ];
  return {
    height: tallest.height / height,
    x: (left + right) / 2 / width,
    y: (top + bottom) / 2 / height,
    rgb: tallest.rgb,
    unevenness: tallest.unevenness,
    isOutlined: tallest.isOutlined,
  };
}

function findMiddle(planes: Planes, rows: readonly LetterRow[]): Look['middle'] {
  const { width, height } = planes;
  const detail = measureDetail(planes);
  let [total, x, y] = [0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    const letters = rows.filter(({ top, bottom }) => row >= top - 4 && row <= bottom + 4);
    for (let column = 0; column < width; column += 1) {
      if (letters.some(({ left, right }) => column >= left - 4 && column <= right + 4)) continue;
      // Squared: noise everywhere counts little, a subject's edges count much.
      const value = (detail[row * width + column] ?? 0) ** 2;
      total += value;
      x += value * column;
      y += value * row;
    }
  }
  return total < 1e-6 ? { x: 0.5, y: 0.5 } : { x: x / total / width, y: y / total / height };
}
