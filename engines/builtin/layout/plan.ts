/** Which area of the picture each layout gives to what, per shape of picture. Data; `arrange.ts` fits things in. */

import type { Style } from '../styles/style.ts';
import type { LayoutId } from '../vocabulary.ts';
import type { Area, Shape } from './frame.ts';

export interface Plan {
  /** None where the names of the sides say everything. */
  headline?: { area: Area; align: 'left' | 'center' | 'right'; vertical: 'top' | 'middle' | 'bottom' };
  /** The hero is fitted into its area and stands on the area's bottom edge. */
  hero: { area: Area; tilt: number };
  second?: { area: Area; tilt: number };
  /** Up to two, in the order in which stickers take them. `front` ones overlap the hero's edge. */
  stickers: { area: Area; tilt: number; layer: 'behind' | 'front' }[];
  /** Names of the two sides. */
  labels?: [Area, Area];
  emblem?: Area;
  /** Where the first, second and third of a list's medals hang. */
  medals?: readonly Area[];
}

const sideBySide: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.035, 0.06, 0.54, 0.88], align: 'left', vertical: 'middle' },
    hero: { area: [0.565, 0.07, 0.42, 0.84], tilt: 3 },
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

const heroLeft: Record<Shape, Plan> = {
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

const heroCenter: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.05, 0.05, 0.9, 0.33], align: 'center', vertical: 'middle' },
    hero: { area: [0.25, 0.38, 0.5, 0.6], tilt: 0 },
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

const versus: Record<Shape, Plan> = {
  wide: {
    hero: { area: [0.06, 0.06, 0.36, 0.6], tilt: -5 },
    second: { area: [0.58, 0.06, 0.36, 0.6], tilt: 5 },
    stickers: [],
    labels: [
      [0.03, 0.68, 0.44, 0.18],
      [0.53, 0.68, 0.44, 0.18],
    ],
    emblem: [0.4, 0.22, 0.2, 0.34],
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

const beforeAfter: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.04, 0.74, 0.77, 0.22], align: 'center', vertical: 'middle' },
    hero: { area: [0.08, 0.2, 0.32, 0.5], tilt: -4 },
    second: { area: [0.57, 0.16, 0.37, 0.58], tilt: 4 },
    stickers: [],
    labels: [
      [0.04, 0.04, 0.32, 0.12],
      [0.64, 0.04, 0.32, 0.12],
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

const numberHero: Record<Shape, Plan> = {
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

const list: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.31, 0.07, 0.34, 0.86], align: 'left', vertical: 'middle' },
    hero: { area: [0.62, 0.14, 0.35, 0.72], tilt: 4 },
    stickers: [{ area: [0.555, 0.63, 0.15, 0.28], tilt: -10, layer: 'front' }],
    emblem: [0.035, 0.1, 0.26, 0.5],
    medals: [
      [0.115, 0.63, 0.1, 0.3],
      [0.03, 0.7, 0.08, 0.22],
      [0.22, 0.7, 0.08, 0.22],
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

const quote: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.08, 0.24, 0.56, 0.66], align: 'left', vertical: 'middle' },
    hero: { area: [0.66, 0.24, 0.31, 0.64], tilt: 2 },
    stickers: [],
    emblem: [0.05, 0.05, 0.2, 0.24],
  },
  square: {
    headline: { area: [0.08, 0.2, 0.84, 0.38], align: 'left', vertical: 'middle' },
    hero: { area: [0.42, 0.57, 0.46, 0.39], tilt: 2 },
    stickers: [],
    emblem: [0.06, 0.05, 0.24, 0.16],
  },
  tall: {
    headline: { area: [0.08, 0.2, 0.84, 0.36], align: 'left', vertical: 'middle' },
    hero: { area: [0.2, 0.58, 0.6, 0.33], tilt: 2 },
    stickers: [],
    emblem: [0.07, 0.08, 0.3, 0.12],
  },
};

const typography: Record<Shape, Plan> = {
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
    headline: { area: [0.06, 0.16, 0.88, 0.62], align: 'center', vertical: 'middle' },
    hero: { area: [0.2, 0.3, 0.6, 0.4], tilt: 0 },
    stickers: [
      { area: [0.66, 0.04, 0.28, 0.16], tilt: 12, layer: 'behind' },
      { area: [0.06, 0.78, 0.28, 0.16], tilt: -12, layer: 'behind' },
    ],
  },
};

export const plans: Record<LayoutId, Record<Shape, Plan>> = {
  'hero-right': sideBySide,
  'hero-left': heroLeft,
  'hero-center': heroCenter,
  versus,
  'before-after': beforeAfter,
  number: numberHero,
  list,
  quote,
  typography,
};

/** Where the hero stands when there is no headline: larger, where the eye rests. */
export const heroAlone: Record<Shape, Record<'left' | 'center' | 'right', Area>> = {
  wide: { left: [0.08, 0.1, 0.5, 0.84], center: [0.22, 0.1, 0.56, 0.84], right: [0.4, 0.1, 0.5, 0.8] },
  square: {
    left: [0.1, 0.18, 0.72, 0.74],
    center: [0.13, 0.16, 0.74, 0.74],
    right: [0.14, 0.18, 0.72, 0.72],
  },
  tall: { left: [0.07, 0.28, 0.82, 0.56], center: [0.08, 0.27, 0.84, 0.56], right: [0.1, 0.28, 0.82, 0.56] },
};

/** Where stickers go when the hero stands alone: smaller, at its feet. */
export const stickersAlone: Record<Shape, Plan['stickers']> = {
  wide: [
    { area: [0.05, 0.64, 0.15, 0.28], tilt: -10, layer: 'front' },
    { area: [0.83, 0.54, 0.14, 0.26], tilt: 10, layer: 'front' },
  ],
  square: [
    { area: [0.02, 0.72, 0.22, 0.22], tilt: -10, layer: 'front' },
    { area: [0.77, 0.6, 0.2, 0.2], tilt: 10, layer: 'front' },
  ],
  tall: [
    { area: [0.04, 0.8, 0.3, 0.16], tilt: -10, layer: 'front' },
    { area: [0.62, 0.7, 0.3, 0.16], tilt: 10, layer: 'front' },
  ],
};

/** The headline's area where there is no hero to make room for. */
export const headlineAlone: Record<Shape, Area> = {
  wide: [0.06, 0.09, 0.88, 0.76],
  square: [0.06, 0.1, 0.88, 0.74],
  tall: [0.06, 0.14, 0.88, 0.66],
};

/** Size of a plain line beside the emphasised one, at most: a giant number leaves the rest small. */
export function plainRatioFor(layout: LayoutId, { lettering }: Style): number {
  return layout === 'number' ? 0.4 : lettering.plainRatio;
}
