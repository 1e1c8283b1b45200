import type { Style } from '../style.ts';

/**
 * Bright, loud and simple: white comic capitals with a heavy black edge, one yellow word, a huge hero on
 * rays.
 */
export const mrBeast: Style = {
  id: 'MrBeast-tzdev',
  name: 'MrBeast',
  aliases: ['MrBeast'],
  composition: 'giant',
  scenes: ['sunburst', 'money', 'explosion', 'city-day'],
  light: 'bright',
  accents: ['#ffe100', '#00e5ff', '#7dff2a', '#ff2e7e'],
  lettering: {
    font: 'luckiest-guy',
    letterSpacing: 0.01,
    lineGap: 0.02,
    tilt: -4,
    sway: 0.8,
    plainRatio: 0.42,
    plain: {
      fill: ['#ffffff', '#ffffff', '#dfe9ff'],
      outlines: [{ width: 0.085, tint: '#000000' }],
    },
    emphasis: {
      fill: ['accent+50', 'accent', 'accent-24'],
      outlines: [
        { width: 0.102, tint: '#000000' },
        { width: 0.13, tint: '#ffffff' },
      ],
    },
    depth: { length: 0.07, angle: 62, near: '#0b0b12', far: '#000000' },
    shadow: { x: 0.05, y: 0.1, blur: 0.14, tint: '#000000', opacity: 0.55 },
    bevel: 0.5,
  },
  hero: {
    filter: 'saturate(1.3) contrast(1.1)',
    outlines: [{ width: 9, tint: '#ffffff' }],
    rims: [{ from: 'left', tint: '#ffffff', strength: 0.55 }],
    shadow: 'soft',
    glow: { tint: 'glow+30', strength: 0.95 },
    shade: 0.22,
    grounded: true,
    backdrop: 'none',
  },
  foreground: 'icons',
  grade: 'vivid',
  sceneBlur: 0,
  scrim: 0.15,
  effects: [
    { id: 'bloom', strength: 0.25 },
    { id: 'vignette', strength: 0.35 },
  ],
};
