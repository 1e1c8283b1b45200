/** Chooses the plan of a layout with photos: many of them form a row under the words. */
import type { Recipe, RecipePhoto } from '../../recipe.ts';
import { compositions } from '../compositions.ts';
import type { Shape } from '../frame.ts';
import type { Plan } from '../plan.ts';
import { plans } from '../plans/plans.ts';
import { isPersonPhoto, type PersonPhoto } from './stand-person.ts';

/** From this many photos on, a list or a number shows them side by side. */
const rowFrom = 3;

/** The fields that decide the plan. */
export type Planned = Pick<Recipe, 'layout' | 'composition' | 'photos'>;

export function planFor({ layout, composition, photos = [] }: Planned, shape: Shape): Plan {
  const own = composition && shape === 'wide' ? compositions[composition].plans[layout] : undefined;
  const plan = own ?? plans[layout][shape];
  const standing = photos.filter(({ use }) => use !== 'background');
  if (personAlone(photos) && isOpen(layout)) return beside(layout)[shape];
  const people = peopleIn(photos);
  if (isComparison(layout) && people.length === 2 && shape !== 'tall') return comparedPeople[layout][shape];
  if (people.length > 1 && layout === 'hero-center') return group[shape];
  const isRow = standing.length >= rowFrom && (layout === 'list' || layout === 'number');
  return isRow ? row(layout)[shape] : plan;
}

/** Returns the person that is the only photo in the hero's place, if there is one. */
export function personAlone(photos: readonly RecipePhoto[] = []): PersonPhoto | null {
  const [first, ...others] = photos.filter(({ use }) => use !== 'background');
  return first && others.length === 0 && isPersonPhoto(first) ? first : null;
}

/** Returns the people of a design without other photos in the hero's place; empty if there are others. */
export function peopleIn(photos: readonly RecipePhoto[] = []): PersonPhoto[] {
  const standing = photos.filter(({ use }) => use !== 'background');
  const people = standing.filter(isPersonPhoto);
  return people.length === standing.length ? people : [];
}

function isComparison(layout: Recipe['layout']): layout is 'versus' | 'before-after' {
  return layout === 'versus' || layout === 'before-after';
}

/** Two people, each as large as a half of the picture, with the names in front of their bodies. */
const comparedPeople: Record<'versus' | 'before-after', Record<'wide' | 'square', Plan>> = {
  versus: {
    wide: {
      hero: { area: [0, 0.02, 0.5, 0.86], tilt: 0 },
      second: { area: [0.5, 0.02, 0.5, 0.86], tilt: 0 },
      stickers: [],
      labels: [
        [0.03, 0.69, 0.45, 0.19],
        [0.52, 0.69, 0.45, 0.19],
      ],
      emblem: [0.42, 0.07, 0.16, 0.28],
    },
    square: {
      hero: { area: [0, 0.12, 0.5, 0.88], tilt: 0 },
      second: { area: [0.5, 0.12, 0.5, 0.88], tilt: 0 },
      stickers: [],
      labels: [
        [0.03, 0.68, 0.45, 0.16],
        [0.52, 0.68, 0.45, 0.16],
      ],
      emblem: [0.4, 0.03, 0.2, 0.2],
    },
  },
  'before-after': {
    wide: {
      headline: { area: [0.04, 0.835, 0.77, 0.155], align: 'center', vertical: 'middle' },
      hero: { area: [0, 0.02, 0.5, 0.8], tilt: 0 },
      second: { area: [0.5, 0.02, 0.5, 0.8], tilt: 0 },
      stickers: [],
      labels: [
        [0.04, 0.695, 0.4, 0.13],
        [0.56, 0.695, 0.4, 0.13],
      ],
      emblem: [0.42, 0.16, 0.16, 0.18],
    },
    square: {
      headline: { area: [0.05, 0.8, 0.75, 0.16], align: 'center', vertical: 'middle' },
      hero: { area: [0, 0.08, 0.5, 0.84], tilt: 0 },
      second: { area: [0.5, 0.08, 0.5, 0.84], tilt: 0 },
      stickers: [],
      labels: [
        [0.04, 0.62, 0.42, 0.14],
        [0.54, 0.62, 0.42, 0.14],
      ],
      emblem: [0.4, 0.02, 0.2, 0.14],
    },
  },
};

/** Several people over the whole width, with the words above their heads. */
const group: Record<Shape, Plan> = {
  wide: {
    headline: { area: [0.05, 0.04, 0.9, 0.34], align: 'center', vertical: 'middle' },
    hero: { area: [0.02, 0.36, 0.96, 0.64], tilt: 0 },
    stickers: [],
  },
  square: {
    headline: { area: [0.05, 0.05, 0.9, 0.25], align: 'center', vertical: 'middle' },
    hero: { area: [0, 0.32, 1, 0.68], tilt: 0 },
    stickers: [],
  },
  tall: {
    headline: { area: [0.06, 0.06, 0.88, 0.24], align: 'center', vertical: 'middle' },
    hero: { area: [0, 0.36, 1, 0.64], tilt: 0 },
    stickers: [],
  },
};

/** The layouts in which a person decides where the words are. */
function isOpen(layout: Recipe['layout']): layout is 'hero-left' | 'hero-right' {
  return layout === 'hero-left' || layout === 'hero-right';
}

/** A person has the whole height of one side, the words the other, and a little more. */
function beside(layout: 'hero-left' | 'hero-right'): Record<Shape, Plan> {
  const isRight = layout === 'hero-right';
  const align = 'left';
  return {
    wide: {
      headline: { area: [isRight ? 0.035 : 0.425, 0.06, 0.54, 0.86], align, vertical: 'middle' },
      hero: { area: [isRight ? 0.52 : 0, 0, 0.48, 1], tilt: 0 },
      stickers: [
        { area: [isRight ? 0.44 : 0.4, 0.66, 0.15, 0.27], tilt: isRight ? -10 : 10, layer: 'behind' },
      ],
    },
    square: {
      headline: { area: [0.05, 0.05, 0.9, 0.3], align: 'center', vertical: 'middle' },
      hero: { area: [0.04, 0.33, 0.92, 0.67], tilt: 0 },
      stickers: [{ area: [isRight ? 0.04 : 0.76, 0.68, 0.2, 0.2], tilt: -10, layer: 'front' }],
    },
    tall: {
      headline: { area: [0.06, 0.06, 0.88, 0.28], align: 'center', vertical: 'middle' },
      hero: { area: [0, 0.34, 1, 0.66], tilt: 0 },
      stickers: [{ area: [isRight ? 0.04 : 0.68, 0.72, 0.28, 0.15], tilt: -10, layer: 'front' }],
    },
  };
}

/** Returns whether a plan's photos are side by side. */
export function isRowPlan({ hero }: Plan): boolean {
  return hero.area[2] > 0.9;
}

function row(layout: 'list' | 'number'): Record<Shape, Plan> {
  const hasBadge = layout === 'list';
  return {
    wide: {
      headline: {
        area: hasBadge ? [0.21, 0.05, 0.75, 0.35] : [0.04, 0.05, 0.92, 0.35],
        align: hasBadge ? 'left' : 'center',
        vertical: 'middle',
      },
      hero: { area: [0.025, 0.42, 0.95, 0.43], tilt: 0 },
      stickers: [],
      ...(hasBadge && { emblem: [0.03, 0.05, 0.17, 0.34] }),
    },
    square: {
      headline: {
        area: hasBadge ? [0.32, 0.05, 0.63, 0.29] : [0.05, 0.05, 0.9, 0.3],
        align: hasBadge ? 'left' : 'center',
        vertical: 'middle',
      },
      hero: { area: [0.03, 0.37, 0.94, 0.48], tilt: 0 },
      stickers: [],
      ...(hasBadge && { emblem: [0.05, 0.06, 0.25, 0.26] }),
    },
    tall: {
      headline: {
        area: hasBadge ? [0.06, 0.2, 0.88, 0.18] : [0.06, 0.07, 0.88, 0.3],
        align: 'center',
        vertical: 'middle',
      },
      hero: { area: [0.04, 0.4, 0.92, 0.455], tilt: 0 },
      stickers: [],
      ...(hasBadge && { emblem: [0.36, 0.045, 0.28, 0.145] }),
    },
  };
}
