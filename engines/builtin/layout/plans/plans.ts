/** The areas of every layout, per shape of picture. Data; `arrange.ts` fits things in. */
import type { LayoutId } from '../../vocabulary.ts';
import type { Area, Shape } from '../frame.ts';
import type { Plan } from '../plan.ts';
import { heroCenter, heroLeft, numberHero, sideBySide } from './beside.ts';
import { beforeAfter, versus } from './pairs.ts';
import { list, quote, typography } from './words.ts';

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

/** The hero's area without a headline: larger, where the eye rests. */
export const heroAlone: Record<Shape, Record<'left' | 'center' | 'right', Area>> = {
  wide: { left: [0.08, 0.1, 0.5, 0.84], center: [0.22, 0.1, 0.56, 0.84], right: [0.4, 0.1, 0.5, 0.8] },
  square: {
    left: [0.1, 0.18, 0.72, 0.74],
    center: [0.13, 0.16, 0.74, 0.74],
    right: [0.14, 0.18, 0.72, 0.72],
  },
  tall: { left: [0.07, 0.28, 0.82, 0.56], center: [0.08, 0.27, 0.84, 0.56], right: [0.1, 0.28, 0.82, 0.56] },
};

/** The stickers' areas if the hero has no headline: smaller, at its feet. */
export const stickersAlone: Record<Shape, Plan['stickers']> = {
  wide: [
    { area: [0.04, 0.56, 0.2, 0.37], tilt: -10, layer: 'front' },
    { area: [0.79, 0.46, 0.18, 0.33], tilt: 10, layer: 'front' },
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

/** The headline's area without a hero. */
export const headlineAlone: Record<Shape, Area> = {
  wide: [0.06, 0.09, 0.88, 0.76],
  square: [0.06, 0.1, 0.88, 0.74],
  tall: [0.06, 0.14, 0.88, 0.66],
};
