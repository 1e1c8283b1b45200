import type { ColorName } from '#contract/image-analysis.ts';
import type { Oklab } from '../oklab.ts';

/** Below this chroma a colour is grey. */
const minChroma = 0.035;
/** Below this lightness every colour is black. */
const blackUpTo = 0.2;

const greys: readonly (readonly [below: number, name: ColorName])[] = [
  [0.25, 'black'],
  [0.45, 'dark grey'],
  [0.72, 'grey'],
  [0.93, 'light grey'],
  [Number.POSITIVE_INFINITY, 'white'],
];

type Rule = (lightness: number, chroma: number) => ColorName;

/** The hue ranges, in degrees of OKLab, each with its words for light, dark and pale tones. */
const hues: readonly (readonly [below: number, rule: Rule])[] = [
  [8, (lightness) => (lightness < 0.42 ? 'dark red' : 'pink')],
  [
    38,
    (lightness, chroma) => {
      if (lightness >= 0.72) return 'pink';
      if (chroma < 0.1) return 'brown';
      return lightness < 0.42 ? 'dark red' : 'red';
    },
  ],
  [
    78,
    (lightness, chroma) => {
      if (chroma < 0.085) return lightness >= 0.72 ? 'beige' : 'brown';
      return lightness < 0.5 ? 'brown' : 'orange';
    },
  ],
  [
    115,
    (lightness, chroma) => {
      if (chroma < 0.08) return lightness >= 0.72 ? 'beige' : 'brown';
      return lightness < 0.55 ? 'brown' : 'yellow';
    },
  ],
  [
    135,
    (lightness) => {
      if (lightness >= 0.75) return 'lime';
      return lightness < 0.45 ? 'dark green' : 'green';
    },
  ],
  [172, (lightness) => (lightness < 0.42 ? 'dark green' : 'green')],
  [190, () => 'teal'],
  [225, (lightness) => (lightness >= 0.72 ? 'cyan' : 'teal')],
  [
    285,
    (lightness) => {
      if (lightness >= 0.72) return 'light blue';
      return lightness < 0.36 ? 'dark blue' : 'blue';
    },
  ],
  [325, () => 'purple'],
  [
    350,
    (lightness, chroma) => {
      if (lightness >= 0.68 && chroma < 0.2) return 'pink';
      return chroma < 0.12 ? 'purple' : 'magenta';
    },
  ],
  [360, (lightness) => (lightness < 0.42 ? 'dark red' : 'pink')],
];

/** The name of a colour. */
export function nameColor([lightness, a, b]: Oklab): ColorName {
  if (lightness < blackUpTo) return 'black';
  const chroma = Math.hypot(a, b);
  if (chroma < minChroma) return greys.find(([below]) => lightness < below)?.[1] ?? 'white';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return hues.find(([below]) => hue < below)?.[1](lightness, chroma) ?? 'pink';
}
