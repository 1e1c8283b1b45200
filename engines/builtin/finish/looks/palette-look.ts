/** Pictures in the few colours of a kind of film or print. */
import { fromOklab, type Rgb, toOklab } from '../../../oklab.ts';
import type { Picture } from '../../drawing/picture.ts';

interface Print {
  /** The directions in OKLab that colours turn to, and how far. */
  inks: readonly string[];
  turn: number;
  /** Lightness of black and of what is added up to white; how bent the tones between are. */
  black: number;
  span: number;
  bend: number;
  chroma: number;
  mostChroma: number;
  /** What paper or film adds to every colour, and to its darkest. */
  cast: readonly [a: number, b: number];
  shade: readonly [a: number, b: number];
}

/** Rust, mustard, avocado, teal and faded blue; everything yellows a little. */
const seventiesPrint: Print = {
  inks: ['#c2522a', '#dda02f', '#8a9440', '#3f8f86', '#5b7fa0', '#a8556a'],
  turn: 0.75,
  black: 0.125,
  span: 0.84,
  bend: 0.42,
  chroma: 0.98,
  mostChroma: 0.16,
  cast: [0.006, 0.022],
  shade: [0, 0],
};

/** Orange light and teal shade. */
const cinemaFilm: Print = {
  inks: ['#e08a3c', '#d9683a', '#9a9a44', '#2f8f96', '#2c6f8c'],
  turn: 0.62,
  black: 0.035,
  span: 0.955,
  bend: 0.35,
  chroma: 0.9,
  mostChroma: 0.17,
  cast: [0.004, 0.01],
  shade: [-0.024, -0.026],
};

const steps = 32;
const tables = new Map<Print, Int16Array>();

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** How a print changes each colour, in coarse steps; made once. */
function changesOf(print: Print): Int16Array {
  const known = tables.get(print);
  if (known) return known;
  const hues = print.inks.map((ink) => {
    const [, a, b] = toOklab(rgbOf(ink));
    return Math.atan2(b, a);
  });
  const made = new Int16Array(steps ** 3 * 3);
  let to = 0;
  for (let red = 0; red < steps; red++)
    for (let green = 0; green < steps; green++)
      for (let blue = 0; blue < steps; blue++) {
        const rgb = [red, green, blue].map((value) => (value / (steps - 1)) * 255) as [
          number,
          number,
          number,
        ];
        const printed = printedIn(print, hues, rgb);
        for (let channel = 0; channel < 3; channel++) made[to++] = printed[channel]! - rgb[channel]!;
      }
  tables.set(print, made);
  return made;
}

/** How near an ink is, in radians, to draw a colour to it. */
const near = 0.4;

/**
 * The way to the inks around a hue: to the nearest, and none half way between two, where a gradient would
 * break.
 */
function towards(hues: readonly number[], hue: number): number {
  let [sum, weights] = [0, 1e-6];
  for (const one of hues) {
    const away = Math.atan2(Math.sin(one - hue), Math.cos(one - hue));
    const weight = 1 / (away ** 2 + near ** 2) ** 1.5;
    sum += away * weight;
    weights += weight;
  }
  return sum / weights;
}

function printedIn(print: Print, hues: readonly number[], rgb: Rgb): Rgb {
  const [light, a, b] = toOklab(rgb);
  const chroma = Math.min(print.mostChroma, Math.hypot(a, b) * print.chroma);
  const hue = Math.atan2(b, a);
  const turned = hue + towards(hues, hue) * print.turn;
  const bent = light * light * (3 - 2 * light);
  const dark = (1 - light) ** 2;
  return fromOklab(
    print.black + (light + (bent - light) * print.bend) * print.span,
    Math.cos(turned) * chroma + print.cast[0] + print.shade[0] * dark,
    Math.sin(turned) * chroma + print.cast[1] + print.shade[1] * dark,
  );
}

function printAs(print: Print, { context, width, height }: Picture, strength: number): void {
  const change = changesOf(print);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      // Each neighbour is rounded at another place, so that the coarse steps are not seen.
      const turn = ((x * 3 + y * 5) & 7) - 4;
      const row =
        ((coarse(data[at]! + turn) * steps + coarse(data[at + 1]! + turn)) * steps +
          coarse(data[at + 2]! + turn)) *
        3;
      data[at] = data[at]! + change[row]! * strength;
      data[at + 1] = data[at + 1]! + change[row + 1]! * strength;
      data[at + 2] = data[at + 2]! + change[row + 2]! * strength;
    }
  }
  context.putImageData(image, 0, 0);
}

const coarse = (value: number) => (value < 0 ? 0 : value > 255 ? steps - 1 : value >> 3);

/** Prints the picture in the inks of the seventies. */
export const seventies = (picture: Picture, strength: number) => printAs(seventiesPrint, picture, strength);

/** The two colours of a film: skin and lights are warm, shade is cool. */
export const twoToneFilm = (picture: Picture, strength: number) => printAs(cinemaFilm, picture, strength);
