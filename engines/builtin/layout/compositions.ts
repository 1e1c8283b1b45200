/**
 * The creators' own arrangements of hero and words, so that a style is recognised by positions and not by
 * colour alone. Data, for wide pictures; a layout that is not listed is arranged as in `plans/`.
 */
import type { CompositionId } from '../catalogue.ts';
import type { LayoutId } from '../vocabulary.ts';
import type { Area } from './frame.ts';
import type { Plan } from './plan.ts';
import { list } from './plans/words.ts';

export interface Composition {
  /** The layouts for open prompts: one about a thing, and one about a number. */
  layouts: { hero: LayoutId; number: LayoutId };
  plans: Partial<Record<LayoutId, Plan>>;
}

/** A hero so large that it leaves the picture, and words that fill the rest. */
const giant: Plan = {
  headline: { area: [0.03, 0.06, 0.525, 0.88], align: 'left', vertical: 'middle' },
  hero: { area: [0.49, 0.02, 0.53, 1], tilt: 4 },
  stickers: [
    { area: [0.47, 0.62, 0.16, 0.32], tilt: -14, layer: 'front' },
    { area: [0.87, 0.03, 0.12, 0.23], tilt: 14, layer: 'behind' },
  ],
};

/** Out of the dark from the left; bars of words against the right edge. */
const sideLight: Plan = {
  headline: { area: [0.475, 0.07, 0.495, 0.79], align: 'right', vertical: 'middle' },
  hero: { area: [-0.035, 0.03, 0.5, 0.99], tilt: -3 },
  stickers: [
    { area: [0.345, 0.66, 0.15, 0.3], tilt: 12, layer: 'front' },
    { area: [0.01, 0.03, 0.12, 0.23], tilt: -14, layer: 'behind' },
  ],
};

/** The subject in the middle of its discs, and its name below. */
const titleBelow: Plan = {
  headline: { area: [0.08, 0.63, 0.745, 0.345], align: 'center', vertical: 'middle' },
  hero: { area: [0.25, 0.03, 0.46, 0.59], tilt: 0 },
  stickers: [
    { area: [0.1, 0.32, 0.15, 0.28], tilt: -8, layer: 'front' },
    { area: [0.71, 0.1, 0.14, 0.26], tilt: 8, layer: 'front' },
  ],
};

/** A sign across the top, and the subject rising from the bottom edge below it. */
const marquee: Plan = {
  headline: { area: [0.035, 0.04, 0.93, 0.37], align: 'center', vertical: 'middle' },
  hero: { area: [0.2, 0.38, 0.6, 0.665], tilt: 0 },
  stickers: [
    { area: [0.07, 0.5, 0.18, 0.34], tilt: -12, layer: 'front' },
    { area: [0.76, 0.42, 0.17, 0.32], tilt: 12, layer: 'front' },
  ],
};

/** The subject on its star, the lead beside it, and the punch across the foot. */
const punch: Plan = {
  headline: {
    area: [0.49, 0.045, 0.48, 0.5],
    align: 'right',
    vertical: 'top',
    punch: [0.03, 0.6, 0.795, 0.37],
    whole: [0.53, 0.045, 0.44, 0.7],
  },
  hero: { area: [0.04, 0.01, 0.52, 0.72], tilt: -5 },
  stickers: [{ area: [0.53, 0.4, 0.14, 0.24], tilt: 12, layer: 'front' }],
};

/** A title card: the words low on one side, the subject above them on the other, and air. */
const lowerThird: Plan = {
  headline: { area: [0.045, 0.36, 0.51, 0.51], align: 'left', vertical: 'bottom' },
  hero: { area: [0.55, 0.05, 0.43, 0.74], tilt: 0 },
  stickers: [{ area: [0.05, 0.09, 0.15, 0.25], tilt: 0, layer: 'behind' }],
};

/** A print stuck in from below on the left, and a note beside it with an arrow to it. */
const scrapbook: Plan = {
  headline: { area: [0.4, 0.05, 0.57, 0.68], align: 'left', vertical: 'top' },
  hero: { area: [0.03, 0.18, 0.38, 0.74], tilt: -6 },
  stickers: [{ area: [0.66, 0.66, 0.16, 0.28], tilt: 10, layer: 'front' }],
  points: true,
};

export const compositions: Record<CompositionId, Composition> = {
  giant: {
    layouts: { hero: 'hero-right', number: 'number' },
    plans: { 'hero-right': giant, 'hero-left': mirrored(giant), number: giant },
  },
  'side-light': {
    layouts: { hero: 'hero-left', number: 'number' },
    plans: {
      'hero-left': sideLight,
      'hero-right': mirrored(sideLight),
      number: sideLight,
      list: mirrored(list.wide),
    },
  },
  'title-below': {
    layouts: { hero: 'hero-center', number: 'hero-center' },
    plans: { 'hero-center': titleBelow },
  },
  marquee: {
    layouts: { hero: 'hero-center', number: 'hero-center' },
    plans: { 'hero-center': marquee },
  },
  punch: {
    layouts: { hero: 'hero-left', number: 'number' },
    plans: { 'hero-left': punch, 'hero-right': mirrored(punch), number: punch },
  },
  'lower-third': {
    layouts: { hero: 'hero-right', number: 'number' },
    plans: {
      'hero-right': lowerThird,
      'hero-left': mirrored(lowerThird),
      number: withRoom(lowerThird, [0.045, 0.27, 0.5, 0.6]),
    },
  },
  scrapbook: {
    layouts: { hero: 'hero-left', number: 'number' },
    plans: {
      'hero-left': scrapbook,
      'hero-right': mirrored(scrapbook),
      number: withRoom(scrapbook, [0.43, 0.06, 0.535, 0.79]),
      list: mirrored(list.wide),
    },
  },
};

/** Returns the plan with another room for the words: a number and what it counts take several lines. */
function withRoom(plan: Plan, area: Area): Plan {
  const { headline } = plan;
  return headline ? { ...plan, headline: { ...headline, area } } : plan;
}

/** Returns the plan with left and right exchanged. */
function mirrored(plan: Plan): Plan {
  const { headline, hero, stickers, emblem, medals } = plan;
  const align = { left: 'right', center: 'center', right: 'left' } as const;
  return {
    ...plan,
    ...(headline && {
      headline: {
        ...headline,
        area: flip(headline.area),
        align: align[headline.align],
        ...(headline.punch && { punch: flip(headline.punch) }),
        ...(headline.whole && { whole: flip(headline.whole) }),
      },
    }),
    hero: { area: flip(hero.area), tilt: -hero.tilt },
    stickers: stickers.map(({ area, tilt, layer }) => ({ area: flip(area), tilt: -tilt, layer })),
    ...(emblem && { emblem: flip(emblem) }),
    ...(medals && { medals: medals.map(flip) }),
  };
}

function flip([x, y, width, height]: Area): Area {
  return [1 - x - width, y, width, height];
}
