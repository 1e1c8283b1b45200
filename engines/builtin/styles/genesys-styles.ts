/**
 * The image styles of Genesys. A row states how a style differs from the plain treatment; to add a style, add
 * a row.
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
    sceneBlur: 8,
    isGroundSharp: true,
    hero: { rims: [], shade: 0.45 },
    grade: 'soft',
    effects: [
      { id: 'vignette', strength: 0.45 },
      { id: 'bloom', strength: 0.4 },
      { id: 'light-leak', strength: 0.22 },
      { id: 'grain', strength: 0.3 },
    ],
  },
  Realistic: {
    grade: 'daylight',
    light: 'bright',
    hero: { shade: 0.3, rims: [], glow: { tint: '#ffffff', strength: 0 }, isSunlit: true },
    foreground: 'none',
    scrim: 0.2,
    effects: [
      { id: 'clarity', strength: 0.55 },
      { id: 'grain', strength: 0.2 },
    ],
  },
  Cartoon: {
    grade: 'vivid',
    foreground: 'confetti',
    hero: { outlines: [{ width: 9, tint: '#1c1420' }], rims: [], shadow: 'hard', shade: 0 },
    lettering: { font: 'lilita-one', tilt: -3 },
    effects: [
      { id: 'flat-tones', strength: 0.62 },
      { id: 'ink-lines', strength: 0.35 },
    ],
  },
  Masterpiece: {
    grade: 'gold-dark',
    hero: { backdrop: 'halo', shade: 0.55 },
    lettering: { font: 'alfa-slab-one' },
    effects: [
      { id: 'vignette', strength: 0.6 },
      { id: 'bloom', strength: 0.35 },
      { id: 'oil-paint', strength: 1 },
      { id: 'grain', strength: 0.7 },
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
      { id: 'posterize', strength: 0.8 },
      { id: 'halftone', strength: 0.8 },
      { id: 'ink-lines', strength: 0.8 },
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
      { id: 'frame', strength: 1 },
    ],
  },
  Disney: {
    grade: 'storybook',
    light: 'bright',
    foreground: 'none',
    hero: { backdrop: 'halo', glow: { tint: 'glow+50', strength: 1 }, shade: 0.1 },
    lettering: { font: 'titan-one' },
    effects: [
      { id: 'enchant', strength: 1 },
      { id: 'bloom', strength: 0.6 },
    ],
  },
  Portrait: {
    single: true,
    framing: 'near',
    sceneBlur: 9,
    grade: 'soft',
    scenes: ['bokeh', 'spotlight'],
    foreground: 'none',
    hero: { backdrop: 'halo', shade: 0.4 },
    effects: [
      { id: 'vignette', strength: 0.7 },
      { id: 'close-up', strength: 0.5 },
    ],
  },
  'Video Games': {
    grade: 'punchy',
    scenes: ['retro-grid', 'tech', 'explosion'],
    foreground: 'embers',
    hero: { outlines: [{ width: 5, tint: 'accent+20' }] },
    lettering: { font: 'russo-one' },
    effects: [
      { id: 'bloom', strength: 0.4 },
      { id: 'vignette', strength: 0.4 },
      { id: 'game-display', strength: 0.92 },
      { id: 'scan-lines', strength: 0.1 },
    ],
  },
  Cinema: {
    grade: 'teal-orange',
    framing: 'wide',
    hero: {
      shade: 0.85,
      rims: [
        { from: 'left', tint: 'glow+40', strength: 1.3 },
        { from: 'right', tint: 'glow+20', strength: 1.1 },
      ],
    },
    sceneBlur: 2,
    lettering: { font: 'bebas-neue', letterSpacing: 0.04 },
    effects: [
      { id: 'vignette', strength: 0.6 },
      { id: 'letterbox', strength: 1 },
      { id: 'streak', strength: 0.55 },
      { id: 'grain', strength: 0.4 },
    ],
  },
  Architecture: {
    grade: 'model',
    scenes: ['city-day', 'city-night'],
    light: 'bright',
    foreground: 'none',
    hero: {
      filter: 'saturate(0.62) contrast(1.1) brightness(0.97)',
      outlines: [{ width: 3.5, tint: '#3c4048' }],
      shadow: 'long',
      rims: [],
      shade: 0.12,
      glow: { tint: '#ffffff', strength: 0 },
    },
    effects: [
      { id: 'ink-lines', strength: 0.22 },
      { id: 'grid-lines', strength: 0.35 },
    ],
  },
  Sketch: {
    light: 'bright',
    foreground: 'none',
    hero: { rims: [], shade: 0, glow: { tint: '#ffffff', strength: 0.3 } },
    lettering: { font: 'permanent-marker' },
    effects: [
      { id: 'pencil', strength: 0.8 },
      { id: 'grain', strength: 0.6 },
    ],
  },
  Blueprint: {
    foreground: 'none',
    hero: {
      outlines: [{ width: 3, tint: '#ffffff' }],
      rims: [],
      shadow: 'none',
      shade: 0,
      glow: { tint: '#ffffff', strength: 0 },
    },
    lettering: { font: 'oswald' },
    effects: [
      { id: 'line-art', strength: 1 },
      { id: 'grid-lines', strength: 0.7 },
      { id: 'dimensions', strength: 0.9 },
    ],
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
      { id: 'timestamp', strength: 1 },
    ],
  },
  'Pixaled Art': {
    aliases: ['Pixeled', 'Pixeled Art', 'Pixel Art'],
    grade: 'vivid',
    foreground: 'none',
    hero: { outlines: [{ width: 10, tint: '#120d18' }], shadow: 'hard' },
    lettering: { font: 'russo-one' },
    effects: [{ id: 'pixel-art', strength: 0.9 }],
  },
  PNG: {
    transparent: true,
    foreground: 'none',
    scenes: ['mesh'],
    light: 'bright',
    hero: {
      outlines: [{ width: 14, tint: '#ffffff' }],
      rims: [],
      shadow: 'soft',
      grounded: false,
      glow: { tint: '#ffffff', strength: 0 },
    },
    effects: [],
  },
  'POV GoPro': {
    grade: 'vivid',
    foreground: 'hands',
    framing: 'far',
    scenes: ['mountains', 'snow', 'ocean'],
    effects: [
      { id: 'clarity', strength: 0.35 },
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
