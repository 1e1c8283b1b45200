import type { Style } from '../style.ts';

/**
 * Dark and urgent: condensed white capitals, the key word on a slanted bar, a hero lit from behind in a dark
 * room.
 */
export const nickD: Style = {
  id: 'NickD-tzdev',
  name: 'NickD',
  aliases: ['NickD'],
  composition: 'side-light',
  scenes: ['city-night', 'spotlight', 'fire', 'horror'],
  light: 'dark',
  accents: ['#d3121e', '#ffb300', '#00d26a'],
  lettering: {
    font: 'anton',
    letterSpacing: 0.004,
    lineGap: 0.1,
    tilt: -3,
    sway: 0,
    plainRatio: 0.42,
    plain: { fill: ['#ffffff', '#e9e9ee'], outlines: [] },
    emphasis: { fill: ['on-accent'], outlines: [] },
    shadow: { x: 0.02, y: 0.05, blur: 0.16, tint: '#000000', opacity: 0.95 },
    band: { tint: 'accent', kind: 'bar' },
  },
  hero: {
    filter: 'contrast(1.15) saturate(0.95)',
    outlines: [],
    rims: [
      { from: 'left', tint: 'accent+20', strength: 1 },
      { from: 'right', tint: 'glow+20', strength: 0.8 },
    ],
    shadow: 'soft',
    glow: { tint: 'accent', strength: 0.75 },
    shade: 0.5,
    grounded: true,
    backdrop: 'none',
  },
  foreground: 'embers',
  grade: 'gold-dark',
  sceneBlur: 3,
  scrim: 0.5,
  effects: [
    { id: 'vignette', strength: 0.7 },
    { id: 'dust', strength: 0.35 },
    { id: 'grain', strength: 0.35 },
  ],
};
