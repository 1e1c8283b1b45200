import type { Style } from '../style.ts';

/**
 * Comic sports poster: slanted comic capitals with a deep body, a cut-out hero on a star, dots and speed
 * lines.
 */
export const lebron: Style = {
  id: 'Lebron-tzdev',
  name: 'Lebron',
  aliases: ['Lebron'],
  composition: 'punch',
  scenes: ['explosion', 'stadium', 'fire', 'sunburst'],
  light: 'any',
  accents: ['#ffd400', '#ff3d00', '#00c8ff', '#ff2f92'],
  lettering: {
    font: 'bangers',
    letterSpacing: 0.015,
    lineGap: 0.03,
    tilt: -6,
    sway: 1.2,
    plainRatio: 0.42,
    plain: {
      fill: ['#ffffff', '#ffffff'],
      outlines: [
        { width: 0.045, tint: '#17110f' },
        { width: 0.08, tint: 'secondary-10' },
      ],
    },
    emphasis: {
      fill: ['accent+60', 'accent+8', 'accent-22'],
      outlines: [
        { width: 0.062, tint: '#17110f' },
        { width: 0.09, tint: '#ffffff' },
      ],
    },
    depth: { length: 0.12, angle: 48, near: 'shadow+12', far: '#0b0606' },
    texture: 'halftone',
  },
  hero: {
    filter: 'saturate(1.35) contrast(1.2)',
    outlines: [
      { width: 8, tint: '#17110f' },
      { width: 19, tint: '#ffffff' },
    ],
    rims: [],
    shadow: 'hard',
    glow: { tint: 'accent', strength: 0.35 },
    shade: 0.12,
    grounded: false,
    backdrop: 'burst',
  },
  foreground: 'confetti',
  grade: 'punchy',
  sceneBlur: 0,
  scrim: 0.1,
  effects: [
    { id: 'halftone', strength: 0.75 },
    { id: 'speed-lines', strength: 0.55 },
  ],
};
