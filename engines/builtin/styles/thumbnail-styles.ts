/**
 * The seven thumbnail styles. They are named after the kind of channel whose thumbnails they recall: palette, type,
 * outline, scene and effects, never a person's picture or likeness.
 */
import type { Style } from './style.ts';

/** Bright, loud and simple: white comic capitals with a heavy black edge, one yellow word, a huge hero on rays. */
const mrBeast: Style = {
  id: 'MrBeast-tzdev',
  name: 'MrBeast',
  aliases: ['MrBeast'],
  scenes: ['sunburst', 'money', 'explosion', 'city-day'],
  light: 'bright',
  accents: ['#ffe100', '#00e5ff', '#7dff2a', '#ff2e7e'],
  lettering: {
    font: 'luckiest-guy',
    letterSpacing: 0.01,
    lineGap: 0.02,
    tilt: -4,
    sway: 0.8,
    plainRatio: 0.66,
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

/** Flat explainer video: rounded type without outlines, long flat shadows, a disc behind the hero, floating shapes. */
const kurzgesagt: Style = {
  id: 'Kurzgesagt-tzdev',
  name: 'Kurzgesagt',
  aliases: [],
  scenes: ['mesh', 'space', 'underwater', 'city-night'],
  light: 'any',
  accents: ['#ffb000', '#ff5a5f', '#2de2c5', '#ff7ad9'],
  lettering: {
    font: 'fredoka',
    letterSpacing: 0.005,
    lineGap: 0.14,
    tilt: 0,
    sway: 0,
    plainRatio: 0.6,
    plain: { fill: ['#fff6e6'], outlines: [] },
    emphasis: { fill: ['accent+12', 'accent'], outlines: [] },
    longShadow: { length: 1.6, tint: 'shadow', opacity: 0.42 },
    shadow: { x: 0.012, y: 0.02, blur: 0.03, tint: 'shadow', opacity: 0.5 },
  },
  hero: {
    outlines: [],
    rims: [],
    shadow: 'long',
    glow: { tint: 'accent', strength: 0.2 },
    shade: 0,
    grounded: false,
    backdrop: 'disc',
  },
  foreground: 'shapes',
  grade: 'flat-pastel',
  sceneBlur: 0,
  scrim: 0.25,
  effects: [{ id: 'vignette', strength: 0.2 }],
};

/** Dark and urgent: condensed white capitals, the key word on a slanted bar, a hero lit from behind in a dark room. */
const nickD: Style = {
  id: 'NickD-tzdev',
  name: 'NickD',
  aliases: ['NickD'],
  scenes: ['city-night', 'spotlight', 'fire', 'horror'],
  light: 'dark',
  accents: ['#ff1f2d', '#ffb300', '#00d26a'],
  lettering: {
    font: 'anton',
    letterSpacing: 0.004,
    lineGap: 0.1,
    tilt: -3,
    sway: 0,
    plainRatio: 0.7,
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

/** Neon arcade: heavy italics with a glowing edge, split colours, a light ring behind the hero. */
const matthew: Style = {
  id: 'Matthew-tzdev',
  name: 'Matthew',
  aliases: ['Matthew'],
  scenes: ['retro-grid', 'tech', 'city-night', 'space'],
  light: 'dark',
  accents: ['#00f0ff', '#ff2bd6', '#faff00', '#39ff88'],
  lettering: {
    font: 'kanit-italic',
    letterSpacing: -0.005,
    lineGap: 0.06,
    tilt: -5,
    sway: 0,
    plainRatio: 0.62,
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

/** Comic sports poster: slanted comic capitals with a deep body, a cut-out hero on a star, dots and speed lines. */
const lebron: Style = {
  id: 'Lebron-tzdev',
  name: 'Lebron',
  aliases: ['Lebron'],
  scenes: ['explosion', 'stadium', 'fire', 'sunburst'],
  light: 'any',
  accents: ['#ffd400', '#ff3d00', '#00c8ff', '#ff2f92'],
  lettering: {
    font: 'bangers',
    letterSpacing: 0.015,
    lineGap: 0.03,
    tilt: -6,
    sway: 1.2,
    plainRatio: 0.64,
    plain: {
      fill: ['#ffffff', '#ffffff'],
      outlines: [
        { width: 0.045, tint: '#17110f' },
        { width: 0.08, tint: 'secondary-10' },
      ],
    },
    emphasis: {
      fill: ['accent+60', 'accent+8', 'accent-22'],
      outlines: [
        { width: 0.062, tint: '#17110f' },
        { width: 0.09, tint: '#ffffff' },
      ],
    },
    depth: { length: 0.12, angle: 48, near: 'shadow+12', far: '#0b0606' },
    texture: 'halftone',
  },
  hero: {
    filter: 'saturate(1.35) contrast(1.2)',
    outlines: [
      { width: 8, tint: '#17110f' },
      { width: 19, tint: '#ffffff' },
    ],
    rims: [],
    shadow: 'hard',
    glow: { tint: 'accent', strength: 0.35 },
    shade: 0.12,
    grounded: false,
    backdrop: 'burst',
  },
  foreground: 'confetti',
  grade: 'punchy',
  sceneBlur: 0,
  scrim: 0.1,
  effects: [
    { id: 'posterize', strength: 0.5 },
    { id: 'halftone', strength: 0.75 },
    { id: 'speed-lines', strength: 0.55 },
  ],
};

/** Cinema: wide-set capitals without outline, gold for the key word, bars above and below, haze and film grain. */
const maxVersta: Style = {
  id: 'MaxVersta',
  name: 'Max Versta',
  aliases: ['Max-tzdev', 'MaxVersta-tzdev'],
  scenes: ['ocean', 'mountains', 'desert', 'city-day'],
  light: 'any',
  accents: ['#ffc966', '#ffe9c2', '#ff9d5c'],
  lettering: {
    font: 'bebas-neue',
    letterSpacing: 0.035,
    lineGap: 0.12,
    tilt: 0,
    sway: 0,
    plainRatio: 0.5,
    plain: { fill: ['#ffffff', '#f2ece2'], outlines: [] },
    emphasis: { fill: ['#fff4d6', 'accent+12', 'accent-14', 'accent+32', 'accent-8'], outlines: [] },
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

/** Pocket camera and scrapbook: marker handwriting, paper cut-outs, an out-of-focus place, warm faded film. */
const backgroundIrl: Style = {
  id: 'BackgroundIRL',
  name: 'Background IRL',
  aliases: ['IRLstyle', 'Background-IRL'],
  scenes: ['forest', 'city-day', 'kitchen', 'mountains'],
  light: 'bright',
  accents: ['#ff4d3d', '#ffd21f', '#38c172', '#3d9bff'],
  lettering: {
    font: 'permanent-marker',
    letterSpacing: 0,
    lineGap: 0.06,
    tilt: -5,
    sway: 1.4,
    plainRatio: 0.72,
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
    backdrop: 'brush',
  },
  foreground: 'doodles',
  grade: 'faded',
  sceneBlur: 9,
  scrim: 0.25,
  effects: [
    { id: 'film-burn', strength: 0.5 },
    { id: 'paper', strength: 0.4 },
    { id: 'grain', strength: 0.5 },
    { id: 'frame', strength: 0.5 },
  ],
};

export const thumbnailStyles: readonly Style[] = [
  mrBeast,
  kurzgesagt,
  nickD,
  matthew,
  lebron,
  maxVersta,
  backgroundIrl,
];
