import type { Style } from '../style.ts';

/**
 * Pocket camera and scrapbook: marker handwriting, paper cut-outs, an out-of-focus place, warm faded film.
 */
export const backgroundIrl: Style = {
  id: 'BackgroundIRL',
  name: 'Background IRL',
  aliases: ['IRLstyle', 'Background-IRL'],
  composition: 'scrapbook',
  scenes: ['forest', 'city-day', 'kitchen', 'mountains'],
  light: 'bright',
  accents: ['#a3180e', '#ffd21f', '#4ade8c', '#174a9c'],
  lettering: {
    font: 'permanent-marker',
    letterSpacing: 0,
    lineGap: 0.06,
    tilt: -5,
    sway: 1.4,
    plainRatio: 0.42,
    plain: {
      fill: ['#ffffff'],
      outlines: [{ width: 0.06, tint: '#1b1a1f' }],
    },
    emphasis: { fill: ['on-accent'], outlines: [] },
    shadow: { x: 0.02, y: 0.035, blur: 0.06, tint: '#000000', opacity: 0.55 },
    band: { tint: 'accent', kind: 'brush' },
    texture: 'rough',
  },
  hero: {
    outlines: [{ width: 17, tint: '#fbf7ee' }],
    rims: [],
    shadow: 'hard',
    glow: { tint: '#ffffff', strength: 0.1 },
    shade: 0.1,
    grounded: false,
    backdrop: 'print',
  },
  foreground: 'doodles',
  grade: 'faded',
  sceneBlur: 9,
  scrim: 0.25,
  effects: [
    { id: 'film-burn', strength: 0.35 },
    { id: 'paper', strength: 0.4 },
    { id: 'grain', strength: 0.5 },
    { id: 'frame', strength: 0.5 },
  ],
};
