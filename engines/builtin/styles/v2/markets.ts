import type { Style } from '../style.ts';

/**
 * Money and markets: deep green and navy, candles and a rising line, gold for what counts, calm heavy
 * numbers.
 */
export const markets: Style = {
  id: 'v2:financas',
  name: 'ThumbnailsV2 Finanças',
  aliases: [],
  scenes: ['tech', 'city-night', 'spotlight', 'money'],
  light: 'dark',
  accents: ['#ffc93c', '#ffd978', '#f5b000'],
  lettering: {
    font: 'montserrat',
    letterSpacing: -0.015,
    lineGap: 0.09,
    tilt: 0,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#ffffff', '#dff5ea'], outlines: [{ width: 0.04, tint: '#00110c' }] },
    emphasis: {
      fill: ['#fff3c4', 'accent+14', 'accent-10', 'accent+26', 'accent-16'],
      outlines: [{ width: 0.055, tint: '#00110c' }],
    },
    shadow: { x: 0.012, y: 0.04, blur: 0.18, tint: '#00110c', opacity: 0.95 },
    bevel: 0.25,
  },
  hero: {
    filter: 'saturate(1.1) contrast(1.12)',
    outlines: [{ width: 4, tint: 'accent+30' }],
    rims: [
      { from: 'left', tint: '#2bea9b', strength: 0.8 },
      { from: 'right', tint: '#ffe3a0', strength: 0.7 },
    ],
    shadow: 'soft',
    glow: { tint: '#1fd58a', strength: 0.65 },
    shade: 0.3,
    grounded: true,
    backdrop: 'halo',
  },
  foreground: 'none',
  grade: 'markets',
  sceneBlur: 7,
  scrim: 0.42,
  effects: [
    { id: 'vignette', strength: 0.5 },
    { id: 'market-chart', strength: 1 },
  ],
};
