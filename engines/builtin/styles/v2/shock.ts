import type { Style } from '../style.ts';

/**
 * Everything at once: the roundest, hugest type in yellow and red, light that bursts from the hero, colours
 * turned up.
 */
export const shock: Style = {
  id: 'v2:mrbeast',
  name: 'ThumbnailsV2 MrBeast',
  aliases: [],
  composition: 'giant',
  scenes: ['explosion', 'sunburst', 'fire', 'money'],
  light: 'any',
  accents: ['#ff1030', '#ffe600', '#00d5ff', '#2bff3c'],
  lettering: {
    font: 'titan-one',
    letterSpacing: 0,
    lineGap: 0,
    tilt: -6,
    sway: 1.8,
    plainRatio: 0.42,
    plain: {
      fill: ['#ffffff', '#fff6c8', '#ffe14a'],
      outlines: [
        { width: 0.07, tint: '#16060a' },
        { width: 0.105, tint: '#ffffff' },
      ],
    },
    emphasis: {
      fill: ['accent+46', 'accent+12', 'accent-8'],
      outlines: [
        { width: 0.075, tint: '#16060a' },
        { width: 0.125, tint: '#ffffff' },
      ],
    },
    depth: { length: 0.1, angle: 70, near: '#16060a', far: '#16060a' },
    shadow: { x: 0.04, y: 0.12, blur: 0.2, tint: '#000000', opacity: 0.6 },
    bevel: 0.7,
    texture: 'shine',
  },
  hero: {
    filter: 'saturate(1.5) contrast(1.18)',
    outlines: [
      { width: 10, tint: '#ffffff' },
      { width: 21, tint: 'accent' },
    ],
    rims: [{ from: 'right', tint: '#fff3a0', strength: 0.7 }],
    shadow: 'soft',
    glow: { tint: '#fff26b', strength: 1 },
    shade: 0.1,
    grounded: false,
    backdrop: 'none',
  },
  foreground: 'confetti',
  grade: 'hyper',
  sceneBlur: 2,
  scrim: 0,
  effects: [
    { id: 'shock-burst', strength: 0.95 },
    { id: 'vignette', strength: 0.25 },
  ],
};
