/** Which areas of a picture a layout gives to what, for one shape of picture. */
import { headlineLimits } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { LayoutId } from '../vocabulary.ts';
import type { Area } from './frame.ts';

export interface Plan {
  /** None where the names of the sides say everything. */
  headline?: {
    area: Area;
    /** Where there is no hero to make room for, if not as in every other layout. */
    alone?: Area;
    align: 'left' | 'center' | 'right';
    vertical: 'top' | 'middle' | 'bottom';
    /** Where what is struck stands by itself, apart from the words that lead to it. */
    punch?: Area;
  };
  /** Whether an arrow drawn by hand leads from the words to the hero. */
  points?: true;
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

/**
 * Size of a plain line beside the emphasised one, at most. A giant number leaves the rest small; what somebody said is
 * read as a whole, and so is more than a headline.
 */
export function plainRatioFor(layout: LayoutId, { lettering }: Style, lines: number): number {
  if (lines > headlineLimits.shortLines) return 0.95;
  if (layout === 'number') return 0.42;
  return layout === 'quote' ? 0.85 : lettering.plainRatio;
}
