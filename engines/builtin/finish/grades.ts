/** Colour grades, as data: filters and layers of colour over the scene or over the whole picture. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GradeId } from '../catalogue.ts';

type Blend = SKRSContext2D['globalCompositeOperation'];

export interface Wash {
  blend: Blend;
  /** Top to bottom. */
  colors: readonly string[];
  opacity: number;
}

export interface Grade {
  /** Whether hero and lettering are graded too, or only the scene behind them. */
  scope: 'scene' | 'whole';
  /** CSS filter functions, as a canvas accepts them. */
  filter?: string;
  washes?: readonly Wash[];
  /** Maps all colours by brightness to a ramp between these three: shadows, middle, lights. */
  ramp?: readonly [string, string, string];
}

export const grades: Record<GradeId, Grade> = {
  none: { scope: 'scene' },
  vivid: { scope: 'scene', filter: 'saturate(1.6) contrast(1.14) brightness(1.04)' },
  punchy: { scope: 'scene', filter: 'saturate(1.5) contrast(1.25)' },
  'flat-pastel': {
    scope: 'scene',
    filter: 'saturate(1.15) contrast(0.86)',
    washes: [
      { blend: 'color', colors: ['#4a33d6', '#9a3fd0', '#0fb5b0'], opacity: 0.5 },
      { blend: 'soft-light', colors: ['#3a1fa8', '#ff7fae'], opacity: 0.5 },
    ],
  },
  'cool-night': {
    scope: 'scene',
    filter: 'brightness(0.7) saturate(0.8)',
    washes: [{ blend: 'multiply', colors: ['#6f8cff', '#23305f'], opacity: 0.7 }],
  },
  'teal-orange': {
    scope: 'scene',
    filter: 'contrast(1.12) saturate(0.85)',
    washes: [
      { blend: 'soft-light', colors: ['#0b5d73', '#c96a1f'], opacity: 0.75 },
      { blend: 'lighten', colors: ['#06222b'], opacity: 0.8 },
    ],
  },
  'warm-film': {
    scope: 'whole',
    filter: 'sepia(0.5) saturate(1.15) contrast(0.92)',
    washes: [{ blend: 'soft-light', colors: ['#ffb36b', '#7a3b2e'], opacity: 0.5 }],
  },
  'gold-dark': {
    scope: 'scene',
    filter: 'brightness(0.78) contrast(1.18) saturate(0.8)',
    washes: [{ blend: 'soft-light', colors: ['#2a1416', '#8a2416'], opacity: 0.5 }],
  },
  'high-contrast': { scope: 'whole', filter: 'contrast(1.35) saturate(1.1)' },
  monochrome: { scope: 'whole', filter: 'grayscale(1) contrast(1.2)' },
  sepia: { scope: 'whole', filter: 'sepia(0.85) contrast(1.05)' },
  duotone: { scope: 'whole', ramp: ['#1a0b3c', '#d6246e', '#ffe9a8'] },
  surveillance: {
    scope: 'whole',
    filter: 'grayscale(0.85) contrast(1.2) brightness(0.85)',
    washes: [{ blend: 'soft-light', colors: ['#3f8f5a'], opacity: 0.55 }],
  },
  blueprint: { scope: 'whole', ramp: ['#0b2c6b', '#2f6fc4', '#f2f8ff'] },
  sketch: { scope: 'whole', ramp: ['#24211f', '#b9b1a4', '#fdfaf2'] },
  soft: {
    scope: 'scene',
    filter: 'brightness(1.08) contrast(0.9) saturate(1.05)',
    washes: [{ blend: 'screen', colors: ['#5b3b6b', '#6b4a2a'], opacity: 0.3 }],
  },
  neon: {
    scope: 'scene',
    filter: 'contrast(1.12) saturate(1.3)',
    washes: [
      { blend: 'color', colors: ['#5a17d6', '#d313a8', '#0a8fe0'], opacity: 0.5 },
      { blend: 'soft-light', colors: ['#4a1ad6', '#ff3fc0'], opacity: 0.45 },
    ],
  },
  faded: {
    scope: 'scene',
    filter: 'saturate(0.85) contrast(0.88) brightness(1.1)',
    washes: [
      { blend: 'soft-light', colors: ['#ffd9a0', '#9db8a6'], opacity: 0.5 },
      { blend: 'lighten', colors: ['#3a332c'], opacity: 0.7 },
    ],
  },
  // Card and paper: pale surroundings, and the model in its own, quieter colours.
  model: {
    scope: 'scene',
    filter: 'saturate(0.28) contrast(0.82) brightness(1.22)',
    washes: [
      { blend: 'soft-light', colors: ['#fff1d6', '#cfe0ea'], opacity: 0.7 },
      { blend: 'multiply', colors: ['#f3ece0', '#e3e2dc'], opacity: 0.9 },
    ],
  },
  storybook: {
    scope: 'whole',
    filter: 'saturate(1.2) brightness(1.1) contrast(0.92)',
    washes: [
      { blend: 'soft-light', colors: ['#ffd9f0', '#ffe2a8', '#c9b6ff'], opacity: 0.65 },
      { blend: 'screen', colors: ['#5b2f6b', '#6b4a1f'], opacity: 0.32 },
    ],
  },
  daylight: {
    scope: 'scene',
    filter: 'saturate(0.92) brightness(1.12) contrast(1.02)',
    washes: [{ blend: 'soft-light', colors: ['#fff4dc', '#dfe9ef'], opacity: 0.45 }],
  },
  studio: {
    scope: 'scene',
    filter: 'saturate(1.05) brightness(1.28) contrast(0.82)',
    washes: [{ blend: 'screen', colors: ['#b4bac6', '#a2a9b8', '#8a93a6'], opacity: 0.85 }],
  },
  hyper: {
    scope: 'scene',
    filter: 'saturate(1.9) contrast(1.3) brightness(1.05)',
    washes: [{ blend: 'soft-light', colors: ['#ff2a00', '#ffb300', '#ff004c'], opacity: 0.55 }],
  },
  documentary: {
    scope: 'scene',
    filter: 'grayscale(0.62) contrast(1.2) brightness(0.92)',
    washes: [
      { blend: 'soft-light', colors: ['#1d3a44', '#5a4630'], opacity: 0.7 },
      { blend: 'multiply', colors: ['#a8b4b4', '#8a8578'], opacity: 0.45 },
    ],
  },
  markets: {
    scope: 'scene',
    filter: 'contrast(1.12) brightness(0.82) saturate(0.8)',
    washes: [
      { blend: 'color', colors: ['#0a2a52', '#06402f', '#022a1f'], opacity: 0.88 },
      { blend: 'multiply', colors: ['#5f8fae', '#3f9f7a'], opacity: 0.45 },
      { blend: 'lighten', colors: ['#04141f', '#03201a'], opacity: 0.9 },
    ],
  },
  // Colours of a clear drawing, deeper than a thumbnail's ground.
  clear: { scope: 'scene', filter: 'saturate(1.18) contrast(1.06)' },
  'fairy-tale': {
    scope: 'whole',
    filter: 'saturate(1.3) contrast(1.04)',
    washes: [{ blend: 'soft-light', colors: ['#8a5cf0', '#ff9ad0', '#ffb45a'], opacity: 0.42 }],
  },
  'night-neon': {
    scope: 'scene',
    filter: 'saturate(1.15) contrast(1.1)',
    washes: [{ blend: 'soft-light', colors: ['#2a1a8c', '#8a1aa0', '#0a6fb0'], opacity: 0.5 }],
  },
  // Warm varnish over deep colours.
  varnish: {
    scope: 'scene',
    filter: 'saturate(1.3) contrast(1.2) brightness(0.94)',
    washes: [{ blend: 'soft-light', colors: ['#5a3a1e', '#a8702e'], opacity: 0.4 }],
  },
  // What is behind a drawing's subject is drawn with a lighter hand.
  pale: { scope: 'scene', washes: [{ blend: 'screen', colors: ['#5c5c5c', '#505050'], opacity: 1 }] },
};
