import type { Style } from '../style.ts';

/**
 * Clean and modern: a bright studio, heavy grotesque in black and one strong colour, a sharp cut-out in soft
 * light.
 */
export const studio: Style = {
  id: 'v2:none',
  name: 'ThumbnailsV2',
  aliases: [],
  scenes: ['mesh', 'spotlight', 'bokeh', 'tech'],
  light: 'bright',
  accents: ['#c41c00', '#0d47e0', '#7a12e6', '#00703f'],
  lettering: {
    font: 'archivo-black',
    letterSpacing: -0.012,
    lineGap: 0.05,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#2a2d36', '#0b0c10'], outlines: [{ width: 0.045, tint: '#ffffff' }] },
    emphasis: { fill: ['accent+14', 'accent', 'accent-14'], outlines: [{ width: 0.05, tint: '#ffffff' }] },
    shadow: { x: 0.01, y: 0.045, blur: 0.13, tint: '#20283c', opacity: 0.4 },
  },
  hero: {
    filter: 'saturate(1.18) contrast(1.08)',
    outlines: [{ width: 10, tint: '#ffffff' }],
    rims: [{ from: 'left', tint: '#ffffff', strength: 0.5 }],
    shadow: 'soft',
    glow: { tint: '#ffffff', strength: 0.75 },
    shade: 0.08,
    grounded: true,
    backdrop: 'spot',
  },
  ground: 'light',
  foreground: 'none',
  grade: 'studio',
  sceneBlur: 9,
  scrim: 0.72,
  effects: [{ id: 'studio-light', strength: 0.8 }],
};
