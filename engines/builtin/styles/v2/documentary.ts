import type { Style } from '../style.ts';

/**
 * A documentary's poster: nearly without colour, dark and wide, grain, narrow widely set capitals, one line
 * of red.
 */
export const documentary: Style = {
  id: 'v2:documentario',
  name: 'ThumbnailsV2 Documentário',
  aliases: [],
  composition: 'lower-third',
  scenes: ['mountains', 'desert', 'forest', 'city-night'],
  light: 'dark',
  accents: ['#e2412b'],
  lettering: {
    font: 'oswald',
    letterSpacing: 0.055,
    lineGap: 0.22,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#efebe0'], outlines: [] },
    emphasis: { fill: ['#fbf7ec', '#e9e2d2'], outlines: [] },
    shadow: { x: 0, y: 0.02, blur: 0.3, tint: '#000000', opacity: 0.9 },
    band: { tint: 'accent', kind: 'rule' },
  },
  hero: {
    filter: 'saturate(0.42) contrast(1.2) brightness(0.9)',
    outlines: [],
    rims: [{ from: 'right', tint: '#ffd7a8', strength: 1 }],
    shadow: 'soft',
    glow: { tint: '#c9b48a', strength: 0.3 },
    shade: 0.6,
    grounded: true,
    backdrop: 'none',
  },
  foreground: 'none',
  grade: 'documentary',
  sceneBlur: 3,
  scrim: 0.5,
  effects: [
    { id: 'vignette', strength: 0.75 },
    { id: 'letterbox', strength: 1 },
    { id: 'dust', strength: 0.6 },
    { id: 'grain', strength: 1 },
  ],
};
