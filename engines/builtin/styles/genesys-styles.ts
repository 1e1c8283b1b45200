/**
 * The image styles of Genesys. A row says in what a style differs from the plain treatment; to add a style, add a row.
 */
import type { Style } from './style.ts';

const plain: Style = {
  id: 'Default',
  name: 'Default',
  aliases: ['None'],
  scenes: ['mesh', 'bokeh', 'sunburst', 'mountains'],
  light: 'any',
  accents: [],
  lettering: {
    font: 'montserrat',
    letterSpacing: -0.01,
    lineGap: 0.1,
    tilt: 0,
    sway: 0,
    plainRatio: 0.6,
    plain: { fill: ['#ffffff', '#f1f1f5'], outlines: [] },
    emphasis: { fill: ['accent+45', 'accent+10'], outlines: [] },
    shadow: { x: 0.01, y: 0.03, blur: 0.16, tint: '#000000', opacity: 0.8 },
  },
  hero: {
    outlines: [],
    rims: [
      { from: 'left', tint: 'glow+30', strength: 0.7 },
      { from: 'right', tint: 'accent+20', strength: 0.35 },
    ],
    shadow: 'soft',
    glow: { tint: 'glow+10', strength: 0.45 },
    shade: 0.35,
    grounded: true,
    backdrop: 'none',
  },
  foreground: 'dust',
  grade: 'none',
  sceneBlur: 0,
  scrim: 0.35,
  effects: [{ id: 'vignette', strength: 0.35 }],
};

type Difference = Partial<Omit<Style, 'hero' | 'lettering'>> & {
  hero?: Partial<Style['hero']>;
  lettering?: Partial<Style['lettering']>;
};

const differences: Record<string, Difference> = {
  Photographic: {
    sceneBlur: 5,
    grade: 'soft',
    effects: [
      { id: 'vignette', strength: 0.4 },
      { id: 'bloom', strength: 0.3 },
      { id: 'grain', strength: 0.25 },
    ],
  },
  Realistic: {
    sceneBlur: 3,
    hero: { shade: 0.5, backdrop: 'halo' },
    effects: [
      { id: 'vignette', strength: 0.5 },
      { id: 'grain', strength: 0.2 },
    ],
  },
  Cartoon: {
    grade: 'vivid',
    foreground: 'confetti',
    hero: { outlines: [{ width: 9, tint: '#1c1420' }], rims: [], shadow: 'hard', shade: 0 },
    lettering: { font: 'lilita-one', tilt: -3 },
    effects: [{ id: 'posterize', strength: 0.55 }],
  },
  Masterpiece: {
    grade: 'gold-dark',
    hero: { backdrop: 'halo', shade: 0.55 },
    lettering: { font: 'alfa-slab-one' },
    effects: [
      { id: 'vignette', strength: 0.65 },
      { id: 'paper', strength: 0.7 },
      { id: 'bloom', strength: 0.35 },
    ],
  },
  Comic: {
    grade: 'punchy',
    foreground: 'none',
    hero: {
      outlines: [{ width: 8, tint: '#17110f' }],
      rims: [],
      shadow: 'hard',
      shade: 0.1,
      backdrop: 'burst',
    },
    lettering: { font: 'bangers', tilt: -5, texture: 'halftone' },
    effects: [
      { id: 'posterize', strength: 0.7 },
      { id: 'halftone', strength: 0.8 },
    ],
  },
  Futuristic: {
    grade: 'neon',
    scenes: ['tech', 'retro-grid', 'space'],
    light: 'dark',
    accents: ['#00f0ff', '#7dff6a', '#ff2bd6'],
    hero: { backdrop: 'ring' },
    lettering: { font: 'russo-one' },
    effects: [
      { id: 'vignette', strength: 0.5 },
      { id: 'bloom', strength: 0.55 },
      { id: 'chromatic', strength: 0.3 },
    ],
  },
  Retro: {
    grade: 'warm-film',
    scenes: ['retro-grid', 'sunburst'],
    lettering: { font: 'alfa-slab-one', tilt: -3 },
    effects: [
      { id: 'halftone', strength: 0.4 },
      { id: 'grain', strength: 0.7 },
      { id: 'paper', strength: 0.6 },
      { id: 'light-leak', strength: 0.5 },
    ],
  },
  Disney: {
    grade: 'soft',
    light: 'bright',
    foreground: 'shapes',
    hero: { backdrop: 'halo', glow: { tint: 'glow+50', strength: 1 }, shade: 0.1 },
    lettering: { font: 'titan-one' },
    effects: [
      { id: 'bloom', strength: 0.7 },
      { id: 'vignette', strength: 0.2 },
    ],
  },
  Portrait: {
    sceneBlur: 14,
    scenes: ['bokeh', 'spotlight'],
    hero: { backdrop: 'halo', shade: 0.4 },
    effects: [{ id: 'vignette', strength: 0.6 }],
  },
  'Video Games': {
    grade: 'punchy',
    scenes: ['retro-grid', 'tech', 'explosion'],
    foreground: 'embers',
    hero: { outlines: [{ width: 5, tint: 'accent+20' }] },
    lettering: { font: 'russo-one' },
    effects: [
      { id: 'bloom', strength: 0.4 },
      { id: 'scan-lines', strength: 0.16 },
      { id: 'vignette', strength: 0.4 },
    ],
  },
  Cinema: {
    grade: 'teal-orange',
    sceneBlur: 2,
    lettering: { font: 'bebas-neue', letterSpacing: 0.04 },
    effects: [
      { id: 'vignette', strength: 0.6 },
      { id: 'letterbox', strength: 1 },
      { id: 'grain', strength: 0.4 },
    ],
  },
  Architecture: {
    grade: 'soft',
    scenes: ['city-day', 'city-night'],
    light: 'bright',
    hero: { shadow: 'long', rims: [] },
    effects: [{ id: 'grid-lines', strength: 0.5 }],
  },
  Sketch: {
    grade: 'sketch',
    light: 'bright',
    foreground: 'none',
    hero: { glow: { tint: '#ffffff', strength: 0.6 } },
    lettering: { font: 'permanent-marker' },
    effects: [
      { id: 'hatching', strength: 0.85 },
      { id: 'paper', strength: 0.8 },
    ],
  },
  Blueprint: {
    grade: 'blueprint',
    foreground: 'none',
    hero: {
      outlines: [{ width: 4, tint: '#ffffff' }],
      rims: [],
      shadow: 'none',
      glow: { tint: '#ffffff', strength: 0 },
    },
    lettering: { font: 'oswald' },
    effects: [{ id: 'grid-lines', strength: 0.9 }],
  },
  'CCTV footage photo': {
    aliases: ['CCTV footage', 'CCTV'],
    grade: 'surveillance',
    foreground: 'none',
    hero: { outlines: [], rims: [], shade: 0.55 },
    lettering: { font: 'oswald' },
    effects: [
      { id: 'vignette', strength: 0.6 },
      { id: 'fisheye', strength: 0.5 },
      { id: 'grain', strength: 1 },
      { id: 'scan-lines', strength: 0.5 },
    ],
  },
  'Pixaled Art': {
    aliases: ['Pixeled', 'Pixeled Art', 'Pixel Art'],
    grade: 'vivid',
    foreground: 'none',
    hero: { outlines: [{ width: 10, tint: '#120d18' }], shadow: 'hard' },
    lettering: { font: 'russo-one' },
    effects: [
      { id: 'posterize', strength: 0.6 },
      { id: 'pixelate', strength: 0.7 },
    ],
  },
  PNG: {
    foreground: 'none',
    scenes: ['mesh'],
    light: 'bright',
    hero: { outlines: [{ width: 14, tint: '#ffffff' }], rims: [], shadow: 'soft', grounded: false },
    effects: [],
  },
  'POV GoPro': {
    grade: 'vivid',
    scenes: ['mountains', 'snow', 'ocean'],
    effects: [
      { id: 'fisheye', strength: 1 },
      { id: 'vignette', strength: 0.6 },
      { id: 'chromatic', strength: 0.4 },
    ],
  },
};

export const genesysStyles: readonly Style[] = [
  plain,
  ...Object.entries(differences).map(
    ([name, difference]): Style => ({
      ...plain,
      id: name,
      name,
      aliases: [],
      ...difference,
      hero: { ...plain.hero, ...difference.hero },
      lettering: { ...plain.lettering, ...difference.lettering },
    }),
  ),
];
