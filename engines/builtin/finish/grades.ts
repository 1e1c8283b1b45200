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
  /** CSS filter functions, as a canvas takes them. */
  filter?: string;
  washes?: readonly Wash[];
  /** Replaces all colours by those between these three, by brightness: shadows, middle, lights. */
  ramp?: readonly [string, string, string];
}

export const grades: Record<GradeId, Grade> = {
  none: { scope: 'scene' },
  vivid: { scope: 'scene', filter: 'saturate(1.6) contrast(1.14) brightness(1.04)' },
  punchy: { scope: 'scene', filter: 'saturate(1.5) contrast(1.25)' },
  'flat-pastel': {
    scope: 'scene',
    filter: 'saturate(0.9) contrast(0.8) brightness(1.02)',
    washes: [
      { blend: 'hue', colors: ['#3a2fb0', '#7a3cc2', '#16a3a8'], opacity: 0.55 },
      { blend: 'soft-light', colors: ['#2b1a7a', '#ff8fb0'], opacity: 0.5 },
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
    filter: 'sepia(0.28) saturate(1.1) contrast(0.94)',
    washes: [{ blend: 'soft-light', colors: ['#ffb36b', '#7a3b2e'], opacity: 0.4 }],
  },
  'gold-dark': {
    scope: 'scene',
    filter: 'brightness(0.55) contrast(1.25) saturate(0.75)',
    washes: [{ blend: 'soft-light', colors: ['#1b1012', '#7a1a12'], opacity: 0.55 }],
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
    filter: 'contrast(1.15) saturate(1.25) brightness(0.85)',
    washes: [
      { blend: 'color', colors: ['#5a17d6', '#c313a8', '#0a86c9'], opacity: 0.5 },
      { blend: 'multiply', colors: ['#8a63ff', '#ff7ad0'], opacity: 0.35 },
    ],
  },
  faded: {
    scope: 'scene',
    filter: 'saturate(0.72) contrast(0.86) brightness(1.06)',
    washes: [
      { blend: 'soft-light', colors: ['#ffd9a0', '#9db8a6'], opacity: 0.5 },
      { blend: 'lighten', colors: ['#3a332c'], opacity: 0.7 },
    ],
  },
};
