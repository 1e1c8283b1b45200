/** Layouts that words lead. */
import type { Shape } from '../frame.ts';
import type { Plan } from '../plan.ts';

export const list: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.035, 0.5, 0.555, 0.45], align: 'left', vertical: 'middle' },
    hero: { area: [0.555, 0.05, 0.43, 0.9], tilt: 4 },
    stickers: [{ area: [0.86, 0.03, 0.12, 0.23], tilt: 14, layer: 'behind' }],
    emblem: [0.035, 0.05, 0.25, 0.43],
    medals: [
      [0.385, 0.1, 0.09, 0.31],
      [0.3, 0.18, 0.075, 0.22],
      [0.485, 0.18, 0.075, 0.22],
    ],
  },
  square: {
    headline: { area: [0.4, 0.05, 0.55, 0.36], align: 'left', vertical: 'middle' },
    hero: { area: [0.3, 0.43, 0.62, 0.52], tilt: 4 },
    stickers: [],
    emblem: [0.05, 0.05, 0.34, 0.34],
    medals: [
      [0.115, 0.7, 0.12, 0.22],
      [0.02, 0.75, 0.09, 0.17],
      [0.24, 0.75, 0.09, 0.17],
    ],
  },
  tall: {
    headline: { area: [0.06, 0.27, 0.88, 0.22], align: 'center', vertical: 'middle' },
    hero: { area: [0.1, 0.5, 0.8, 0.4], tilt: 4 },
    stickers: [],
    emblem: [0.3, 0.05, 0.4, 0.22],
    medals: [
      [0.41, 0.905, 0.18, 0.085],
      [0.23, 0.915, 0.14, 0.07],
      [0.63, 0.915, 0.14, 0.07],
    ],
  },
};

export const quote: Record<Shape, Plan> = {
  wide: {
    headline: {
      area: [0.06, 0.24, 0.54, 0.66],
      alone: [0.06, 0.24, 0.88, 0.64],
      align: 'left',
      vertical: 'middle',
    },
    hero: { area: [0.605, 0.15, 0.385, 0.75], tilt: 2 },
    stickers: [],
    emblem: [0.05, 0.05, 0.2, 0.17],
  },
  square: {
    headline: {
      area: [0.08, 0.2, 0.84, 0.38],
      alone: [0.06, 0.2, 0.88, 0.64],
      align: 'left',
      vertical: 'middle',
    },
    hero: { area: [0.42, 0.57, 0.46, 0.39], tilt: 2 },
    stickers: [],
    emblem: [0.06, 0.05, 0.24, 0.135],
  },
  tall: {
    headline: {
      area: [0.08, 0.2, 0.84, 0.36],
      alone: [0.06, 0.2, 0.88, 0.6],
      align: 'left',
      vertical: 'middle',
    },
    hero: { area: [0.2, 0.58, 0.6, 0.33], tilt: 2 },
    stickers: [],
    emblem: [0.07, 0.08, 0.3, 0.11],
  },
};

export const typography: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.07, 0.09, 0.86, 0.76], align: 'center', vertical: 'middle' },
    hero: { area: [0.4, 0.3, 0.2, 0.4], tilt: 0 },
    stickers: [
      { area: [0.84, 0.05, 0.14, 0.25], tilt: 12, layer: 'behind' },
      { area: [0.02, 0.7, 0.14, 0.25], tilt: -12, layer: 'behind' },
    ],
  },
  square: {
    headline: { area: [0.06, 0.12, 0.88, 0.7], align: 'center', vertical: 'middle' },
    hero: { area: [0.3, 0.3, 0.4, 0.4], tilt: 0 },
    stickers: [
      { area: [0.76, 0.03, 0.21, 0.21], tilt: 12, layer: 'behind' },
      { area: [0.03, 0.76, 0.21, 0.21], tilt: -12, layer: 'behind' },
    ],
  },
  tall: {
    headline: { area: [0.06, 0.1, 0.88, 0.75], align: 'center', vertical: 'middle' },
    hero: { area: [0.2, 0.3, 0.6, 0.4], tilt: 0 },
    stickers: [
      { area: [0.66, 0.04, 0.28, 0.16], tilt: 12, layer: 'behind' },
      { area: [0.06, 0.78, 0.28, 0.16], tilt: -12, layer: 'behind' },
    ],
  },
};
