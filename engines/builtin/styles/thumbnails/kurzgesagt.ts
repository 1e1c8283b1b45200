import type { Style } from '../style.ts';

/**
 * Flat explainer video: rounded type without outlines, long flat shadows, a disc behind the hero, floating
 * shapes.
 */
export const kurzgesagt: Style = {
  id: 'Kurzgesagt-tzdev',
  name: 'Kurzgesagt',
  aliases: [],
  composition: 'title-below',
  scenes: ['mesh', 'space', 'underwater', 'city-night'],
  light: 'any',
  accents: ['#ffb000', '#ff5a5f', '#2de2c5', '#ff7ad9'],
  lettering: {
    font: 'fredoka',
    letterSpacing: 0.005,
    lineGap: 0.14,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#fff6e6'], outlines: [{ width: 0.045, tint: 'shadow-30' }] },
    emphasis: { fill: ['accent+12', 'accent'], outlines: [{ width: 0.045, tint: 'shadow-30' }] },
    longShadow: { length: 1.6, tint: 'shadow', opacity: 0.42 },
    shadow: { x: 0.012, y: 0.02, blur: 0.03, tint: 'shadow', opacity: 0.5 },
  },
  hero: {
    outlines: [],
    rims: [],
    shadow: 'long',
    glow: { tint: 'accent', strength: 0.2 },
    shade: 0,
    grounded: false,
    backdrop: 'disc',
  },
  foreground: 'shapes',
  grade: 'flat-pastel',
  sceneBlur: 0,
  scrim: 0.25,
  effects: [{ id: 'vignette', strength: 0.2 }],
};
