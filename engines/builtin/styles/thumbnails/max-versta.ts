import type { Style } from '../style.ts';

/**
 * Cinema: wide-set capitals without outline, gold for the key word, bars above and below, haze and film
 * grain.
 */
export const maxVersta: Style = {
  id: 'MaxVersta',
  name: 'Max Versta',
  aliases: ['Max-tzdev', 'MaxVersta-tzdev'],
  composition: 'lower-third',
  scenes: ['ocean', 'mountains', 'desert', 'city-day'],
  light: 'any',
  accents: ['#ffc966', '#ffe9c2', '#ff9d5c'],
  lettering: {
    font: 'bebas-neue',
    letterSpacing: 0.035,
    lineGap: 0.12,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#ffffff', '#f2ece2'], outlines: [{ width: 0.035, tint: '#0b1016' }] },
    emphasis: {
      fill: ['#fff4d6', 'accent+12', 'accent-14', 'accent+32', 'accent-8'],
      outlines: [{ width: 0.055, tint: '#0b1016' }],
    },
    shadow: { x: 0, y: 0.03, blur: 0.22, tint: '#05070a', opacity: 0.9 },
  },
  hero: {
    filter: 'contrast(1.08) saturate(0.92)',
    outlines: [],
    rims: [
      { from: 'right', tint: '#ffd9a0', strength: 0.95 },
      { from: 'left', tint: '#6fd3e8', strength: 0.45 },
    ],
    shadow: 'soft',
    glow: { tint: 'glow', strength: 0.5 },
    shade: 0.42,
    grounded: true,
    backdrop: 'halo',
  },
  foreground: 'dust',
  grade: 'teal-orange',
  sceneBlur: 2,
  scrim: 0.5,
  effects: [
    { id: 'vignette', strength: 0.6 },
    { id: 'letterbox', strength: 0.5 },
    { id: 'light-leak', strength: 0.35 },
    { id: 'grain', strength: 0.45 },
  ],
};
