/** Layouts of two opposed subjects. */
import type { Shape } from '../frame.ts';
import type { Plan } from '../plan.ts';

export const versus: Record<Shape, Plan> = {
  wide: {
    hero: { area: [0.05, 0.03, 0.38, 0.575], tilt: -5 },
    second: { area: [0.57, 0.03, 0.38, 0.575], tilt: 5 },
    stickers: [],
    labels: [
      [0.03, 0.56, 0.45, 0.3],
      [0.52, 0.56, 0.45, 0.3],
    ],
    emblem: [0.4, 0.185, 0.2, 0.34],
  },
  square: {
    hero: { area: [0.04, 0.2, 0.42, 0.5], tilt: -5 },
    second: { area: [0.54, 0.2, 0.42, 0.5], tilt: 5 },
    stickers: [],
    labels: [
      [0.04, 0.72, 0.43, 0.13],
      [0.53, 0.72, 0.43, 0.13],
    ],
    emblem: [0.37, 0.32, 0.26, 0.26],
  },
  tall: {
    hero: { area: [0.14, 0.125, 0.72, 0.31], tilt: -4 },
    second: { area: [0.14, 0.565, 0.72, 0.29], tilt: 4 },
    stickers: [],
    labels: [
      [0.08, 0.04, 0.84, 0.08],
      [0.08, 0.865, 0.72, 0.08],
    ],
    emblem: [0.33, 0.43, 0.34, 0.14],
  },
};

/**
 * Two rivals of one kind, such as two clubs: their names fill the sides, and what they have in common stands
 * between them once. The same picture twice says nothing about either.
 */
export const rivals: Record<Shape, Plan> = {
  wide: {
    hero: { area: [0.29, 0.46, 0.42, 0.56], tilt: 0 },
    stickers: [],
    labels: [
      [0.02, 0.04, 0.42, 0.4],
      [0.56, 0.04, 0.42, 0.4],
    ],
    emblem: [0.445, 0.13, 0.11, 0.2],
  },
  square: {
    hero: { area: [0.24, 0.52, 0.52, 0.48], tilt: 0 },
    stickers: [],
    labels: [
      [0.03, 0.08, 0.44, 0.34],
      [0.53, 0.08, 0.44, 0.34],
    ],
    emblem: [0.4, 0.43, 0.2, 0.2],
  },
  tall: {
    hero: { area: [0.16, 0.38, 0.68, 0.33], tilt: 0 },
    stickers: [],
    labels: [
      [0.06, 0.08, 0.88, 0.22],
      [0.06, 0.74, 0.76, 0.18],
    ],
    emblem: [0.36, 0.31, 0.28, 0.14],
  },
};

export const beforeAfter: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.04, 0.74, 0.77, 0.22], align: 'center', vertical: 'middle' },
    hero: { area: [0.08, 0.2, 0.32, 0.5], tilt: -4 },
    second: { area: [0.57, 0.16, 0.37, 0.58], tilt: 4 },
    stickers: [],
    labels: [
      [0.04, 0.035, 0.34, 0.15],
      [0.62, 0.035, 0.34, 0.15],
    ],
    emblem: [0.41, 0.36, 0.18, 0.2],
  },
  square: {
    headline: { area: [0.05, 0.72, 0.77, 0.23], align: 'center', vertical: 'middle' },
    hero: { area: [0.05, 0.2, 0.39, 0.48], tilt: -4 },
    second: { area: [0.54, 0.18, 0.42, 0.52], tilt: 4 },
    stickers: [],
    labels: [
      [0.05, 0.05, 0.38, 0.1],
      [0.57, 0.05, 0.38, 0.1],
    ],
    emblem: [0.4, 0.38, 0.2, 0.14],
  },
  tall: {
    headline: { area: [0.06, 0.4, 0.88, 0.16], align: 'center', vertical: 'middle' },
    hero: { area: [0.2, 0.13, 0.6, 0.25], tilt: -4 },
    second: { area: [0.16, 0.6, 0.68, 0.3], tilt: 4 },
    stickers: [],
    labels: [
      [0.05, 0.045, 0.5, 0.065],
      [0.45, 0.57, 0.5, 0.065],
    ],
    emblem: [0.06, 0.52, 0.24, 0.13],
  },
};
