/** A hero on one side and words on the other, or above and below. */
import type { Shape } from '../frame.ts';
import type { Plan } from '../plan.ts';

export const sideBySide: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.035, 0.06, 0.535, 0.88], align: 'left', vertical: 'middle' },
    hero: { area: [0.58, 0.07, 0.405, 0.84], tilt: 3 },
    stickers: [
      { area: [0.515, 0.6, 0.17, 0.32], tilt: -12, layer: 'front' },
      { area: [0.86, 0.05, 0.13, 0.25], tilt: 14, layer: 'behind' },
    ],
  },
  square: {
    headline: { area: [0.05, 0.05, 0.9, 0.4], align: 'left', vertical: 'middle' },
    hero: { area: [0.28, 0.45, 0.64, 0.5], tilt: 3 },
    stickers: [
      { area: [0.07, 0.66, 0.27, 0.27], tilt: -12, layer: 'front' },
      { area: [0.78, 0.44, 0.19, 0.19], tilt: 14, layer: 'behind' },
    ],
  },
  tall: {
    headline: { area: [0.06, 0.07, 0.88, 0.38], align: 'center', vertical: 'middle' },
    hero: { area: [0.1, 0.46, 0.84, 0.44], tilt: 3 },
    stickers: [
      { area: [0.05, 0.73, 0.34, 0.19], tilt: -12, layer: 'front' },
      { area: [0.72, 0.45, 0.24, 0.14], tilt: 14, layer: 'behind' },
    ],
  },
};

export const heroLeft: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.435, 0.06, 0.535, 0.8], align: 'left', vertical: 'middle' },
    hero: { area: [0.015, 0.07, 0.42, 0.86], tilt: -3 },
    stickers: [
      { area: [0.315, 0.62, 0.16, 0.3], tilt: 12, layer: 'front' },
      { area: [0.02, 0.05, 0.13, 0.25], tilt: -14, layer: 'behind' },
    ],
  },
  square: {
    ...sideBySide.square,
    hero: { area: [0.06, 0.45, 0.64, 0.5], tilt: -3 },
    stickers: [
      { area: [0.6, 0.56, 0.26, 0.26], tilt: 12, layer: 'front' },
      { area: [0.03, 0.44, 0.19, 0.19], tilt: -14, layer: 'behind' },
    ],
  },
  tall: {
    ...sideBySide.tall,
    hero: { area: [0.06, 0.46, 0.84, 0.44], tilt: -3 },
    stickers: [
      { area: [0.61, 0.66, 0.33, 0.18], tilt: 12, layer: 'front' },
      { area: [0.04, 0.45, 0.24, 0.14], tilt: -14, layer: 'behind' },
    ],
  },
};

export const heroCenter: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.05, 0.04, 0.9, 0.36], align: 'center', vertical: 'middle' },
    hero: { area: [0.2, 0.36, 0.6, 0.665], tilt: 0 },
    stickers: [
      { area: [0.16, 0.58, 0.18, 0.32], tilt: -12, layer: 'front' },
      { area: [0.68, 0.52, 0.16, 0.28], tilt: 12, layer: 'front' },
    ],
  },
  square: {
    headline: { area: [0.05, 0.05, 0.9, 0.34], align: 'center', vertical: 'middle' },
    hero: { area: [0.16, 0.4, 0.68, 0.56], tilt: 0 },
    stickers: [
      { area: [0.05, 0.66, 0.25, 0.25], tilt: -12, layer: 'front' },
      { area: [0.72, 0.58, 0.23, 0.23], tilt: 12, layer: 'front' },
    ],
  },
  tall: {
    headline: { area: [0.06, 0.07, 0.88, 0.35], align: 'center', vertical: 'middle' },
    hero: { area: [0.08, 0.43, 0.84, 0.46], tilt: 0 },
    stickers: [
      { area: [0.04, 0.72, 0.32, 0.18], tilt: -12, layer: 'front' },
      { area: [0.64, 0.66, 0.31, 0.17], tilt: 12, layer: 'front' },
    ],
  },
};

export const numberHero: Record<Shape, Plan> = {
  wide: {
    ...sideBySide.wide,
    stickers: [{ area: [0.86, 0.05, 0.13, 0.24], tilt: 14, layer: 'behind' }],
  },
  square: {
    ...sideBySide.square,
    headline: { area: [0.05, 0.05, 0.9, 0.48], align: 'center', vertical: 'middle' },
    hero: { area: [0.3, 0.53, 0.6, 0.43], tilt: 4 },
    stickers: [{ area: [0.06, 0.68, 0.24, 0.24], tilt: -12, layer: 'front' }],
  },
  tall: {
    ...sideBySide.tall,
    headline: { area: [0.06, 0.06, 0.88, 0.44], align: 'center', vertical: 'middle' },
    hero: { area: [0.1, 0.51, 0.8, 0.4], tilt: 4 },
    stickers: [{ area: [0.05, 0.74, 0.3, 0.17], tilt: -12, layer: 'front' }],
  },
};
