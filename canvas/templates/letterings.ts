import { color, glow, gradient, type Lettering, shadow } from './template.ts';

/** Letterings of the templates. Lengths are shares of the font size. */

const black = '#0b0b10';

/** Heavy letters in one colour, with a dark outline. */
export const heavy = (fill: string, outline = black, width = 0.1): Lettering => ({
  font: 'anton',
  fill: color(fill),
  outlines: [{ color: outline, width }],
  effects: [shadow(0.08, 0.06)],
});

/** Round letters with a dark and a coloured outline. */
export const round = (fill: string, inner: string, outer: string): Lettering => ({
  font: 'luckiest-guy',
  fill: color(fill),
  outlines: [
    { color: outer, width: 0.2 },
    { color: inner, width: 0.11 },
  ],
  effects: [shadow(0, 0.1, '#000000b3')],
});

/** Comic letters in a gradient. */
export const comic = (from: string, to: string, outline = black): Lettering => ({
  font: 'bangers',
  fill: gradient(90, from, to),
  outlines: [
    { color: '#ffffff', width: 0.17 },
    { color: outline, width: 0.1 },
  ],
  letterSpacing: 20,
});

/** Narrow capitals without an outline, for quiet pictures. */
export const narrow = (fill: string, letterSpacing = 10): Lettering => ({
  font: 'bebas-neue',
  fill: color(fill),
  effects: [shadow(0.12, 0.03, '#00000080')],
  letterSpacing,
});

/** Plain wide letters. */
export const plain = (fill: string, isUppercase = false): Lettering => ({
  font: 'montserrat',
  fill: color(fill),
  effects: [shadow(0.14, 0.04, '#00000073')],
  letterSpacing: -10,
  isUppercase,
});

/** Solid black letters of a poster. */
export const poster = (fill: string): Lettering => ({
  font: 'archivo-black',
  fill: color(fill),
  letterSpacing: -15,
});

/** Words on a box. */
export const boxed = (fill: string, box: string, font = 'oswald'): Lettering => ({
  font,
  fill: color(fill),
  box: { color: box, paddingX: 0.26, paddingY: 0.07, rounding: 0.06, around: 'lines' },
});

export const golden: Lettering = {
  font: 'archivo-black',
  fill: gradient(90, '#fff6c2', '#ffc933', '#b97700'),
  outlines: [{ color: '#2a1a00', width: 0.08 }],
  effects: [shadow(0.1, 0.06)],
};

export const neon = (value: string): Lettering => ({
  font: 'russo-one',
  fill: color('#ffffff'),
  outlines: [{ color: value, width: 0.03 }],
  effects: [glow(0.4, value)],
});

export const blood: Lettering = {
  font: 'bebas-neue',
  fill: gradient(90, '#ff4a3d', '#7a0000'),
  outlines: [{ color: '#120000', width: 0.06 }],
  effects: [glow(0.3, '#ff0000a6')],
  letterSpacing: 20,
};

export const marker = (fill: string): Lettering => ({
  font: 'permanent-marker',
  fill: color(fill),
  isUppercase: false,
});

export const ice: Lettering = {
  font: 'titan-one',
  fill: gradient(90, '#ffffff', '#7fd8ff', '#2b8fe0'),
  outlines: [{ color: '#0a2a52', width: 0.1 }],
  effects: [shadow(0.06, 0.06)],
};
