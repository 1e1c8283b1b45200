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
  const isRow = standing.length >= rowFrom && (layout === 'list' || layout === 'number');
  return isRow ? row(layout)[shape] : plan;
}

/** Returns the person that is the only photo in the hero's place, if there is one. */
export function personAlone(photos: readonly RecipePhoto[] = []): PersonPhoto | null {
  const [first, ...others] = photos.filter(({ use }) => use !== 'background');
  return first && others.length === 0 && isPersonPhoto(first) ? first : null;
}

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
