import type { Style } from '../style.ts';

/** Neon arcade: heavy italics with a glowing edge, split colours, a light ring behind the hero. */
export const matthew: Style = {
  id: 'Matthew-tzdev',
  name: 'Matthew',
  aliases: ['Matthew'],
  composition: 'marquee',
  scenes: ['retro-grid', 'tech', 'city-night', 'space'],
  light: 'dark',
  accents: ['#00f0ff', '#ff2bd6', '#faff00', '#39ff88'],
  lettering: {
    font: 'kanit-italic',
    letterSpacing: -0.005,
    lineGap: 0.06,
    tilt: -5,
    sway: 0,
    plainRatio: 0.42,
    plain: {
      fill: ['#ffffff', '#ffffff', 'glow+70'],
      outlines: [{ width: 0.05, tint: '#14042e' }],
    },
    emphasis: {
      fill: ['#ffffff', 'accent+50', 'accent+10', 'accent-12'],
      outlines: [
        { width: 0.05, tint: '#14042e' },
        { width: 0.072, tint: 'accent+10' },
      ],
    },
    glow: { blur: 0.3, tint: 'accent', opacity: 0.9 },
    shadow: { x: 0.03, y: 0.06, blur: 0.06, tint: '#0a0020', opacity: 0.8 },
    texture: 'shine',
  },
  hero: {
    filter: 'saturate(1.15) contrast(1.12)',
    outlines: [{ width: 4, tint: 'accent+25' }],
    rims: [
      { from: 'left', tint: '#ff2bd6', strength: 0.9 },
      { from: 'right', tint: '#00f0ff', strength: 0.9 },
    ],
    shadow: 'soft',
    glow: { tint: 'accent', strength: 0.9 },
    shade: 0.3,
    grounded: true,
    backdrop: 'ring',
  },
  foreground: 'none',
  grade: 'neon',
  sceneBlur: 0,
  scrim: 0.3,
  effects: [
    { id: 'vignette', strength: 0.4 },
    { id: 'bloom', strength: 0.5 },
    { id: 'chromatic', strength: 0.35 },
    { id: 'scan-lines', strength: 0.14 },
  ],
};
