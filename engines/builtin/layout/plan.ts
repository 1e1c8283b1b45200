/** The areas that a layout gives to each part, for one shape of picture. */
import { headlineLimits } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { LayoutId } from '../vocabulary.ts';
import type { Area } from './frame.ts';

export interface Plan {
  /** Absent if the names of the sides say everything. */
  headline?: {
    area: Area;
    /** The area without a hero, if it differs from the usual one. */
    alone?: Area;
    align: 'left' | 'center' | 'right';
    vertical: 'top' | 'middle' | 'bottom';
    /** The separate area of the punch, apart from the words that lead to it. */
    punch?: Area;
    /** The area of words that are not parted although there is one for the punch. */
    whole?: Area;
  };
  /** Whether a hand-drawn arrow leads from the words to the hero. */
  points?: true;
  /** The hero is fitted into its area and stands on the area's bottom edge. */
  hero: { area: Area; tilt: number };
  second?: { area: Area; tilt: number };
  /** Up to two, in the order in which stickers take them. `front` ones overlap the hero's edge. */
  stickers: { area: Area; tilt: number; layer: 'behind' | 'front' }[];
  /** Names of the two sides. */
  labels?: [Area, Area];
  emblem?: Area;
  /** The places of a list's first, second and third medal. */
  medals?: readonly Area[];
}

/**
 * The largest size of a plain line, as a share of the emphasised one. A giant number leaves the rest small; a
 * quote, or text longer than a headline, is read as a whole.
 */
export function plainRatioFor(layout: LayoutId, { lettering }: Style, lines: number): number {
  if (lines > headlineLimits.shortLines) return 0.95;
  if (layout === 'number') return 0.42;
  return layout === 'quote' ? 0.85 : lettering.plainRatio;
}
