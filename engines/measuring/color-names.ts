import type { ColorName } from '#contract/image-analysis.ts';
import { type Oklab, toOklab } from '../oklab.ts';

/** Below this chroma a colour is a grey. */
const minChroma = 0.03;
/** Below this lightness everything is black. */
const blackUpTo = 0.2;

const greys: readonly (readonly [below: number, name: ColorName])[] = [
  [0.25, 'black'],
  [0.45, 'dark grey'],
  [0.72, 'grey'],
  [0.93, 'light grey'],
  [Number.POSITIVE_INFINITY, 'white'],
];

/** Some words stand for a light and a dark tone. */
const hues: readonly (readonly [name: ColorName, red: number, green: number, blue: number])[] = [
  ['red', 224, 36, 36],
  ['dark red', 112, 20, 20],
  ['orange', 245, 130, 32],
  ['brown', 110, 70, 36],
  ['brown', 68, 32, 8],
  ['beige', 226, 205, 168],
  ['yellow', 247, 217, 23],
  ['lime', 160, 225, 40],
  ['green', 46, 160, 62],
  ['dark green', 22, 80, 44],
  ['teal', 18, 140, 138],
  ['teal', 8, 60, 62],
  ['cyan', 34, 205, 228],
  ['light blue', 128, 190, 240],
  ['blue', 30, 95, 225],
  ['dark blue', 18, 36, 92],
  ['purple', 124, 48, 192],
  ['purple', 58, 22, 92],
  ['magenta', 216, 27, 154],
  ['pink', 242, 140, 180],
];
const references = hues.map(([name, red, green, blue]) => ({ name, lab: toOklab([red, green, blue]) }));

/** The word that is nearest to a colour. */
export function nameColor([lightness, a, b]: Oklab): ColorName {
  if (lightness < blackUpTo) return 'black';
  if (Math.hypot(a, b) < minChroma) return greys.find(([below]) => lightness < below)?.[1] ?? 'white';
  let nearest: ColorName = 'white';
  let least = Number.POSITIVE_INFINITY;
  for (const { name, lab } of references) {
    const distance = Math.hypot(lightness - lab[0], a - lab[1], b - lab[2]);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}
