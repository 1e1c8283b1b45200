import type { Tones } from './look.ts';

/** The colours of what is on a head. */
export const hatTones = {
  redhat: ['#f2685a', '#d0202e', '#7c0f1c'],
  orangehat: ['#ffb35a', '#ee7f1e', '#a44c0a'],
  yellowhat: ['#ffe58a', '#f2bf2a', '#a87a10'],
  greenhat: ['#8fd47c', '#3f9c44', '#1f5e2a'],
  tealhat: ['#8fe4de', '#2fb0ac', '#136a6c'],
  bluehat: ['#7fb4f4', '#2c6ed0', '#163c86'],
  purplehat: ['#c09af0', '#8048c8', '#4a2484'],
  pinkhat: ['#ffb4d6', '#ee5f9e', '#a42c66'],
  brownhat: ['#b98a58', '#85603a', '#4c331c'],
  blackhat: ['#565260', '#2a2733', '#121017'],
  whitehat: ['#ffffff', '#e8ebf0', '#aab2be'],
  greyhat: ['#c4c9d2', '#8d95a2', '#555d6a'],
} satisfies Record<string, Tones>;
