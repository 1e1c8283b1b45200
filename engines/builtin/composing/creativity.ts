/** How far a design departs from what its prompt makes likely: the slider "Creativity". */
import type { Random } from '../random.ts';

/**
 * The slider's default, also for a tool without it: the style's habits, but not always the most typical one.
 */
const defaultCreativity = 1;

/** Offsets per part. Each adds to `alternative`, which the designs of one generation differ by. */
export interface CreativityOffsets {
  /** The most typical scene and light, whatever the seed. */
  isTypical: boolean;
  accent: number;
  layout: number;
  scene: number;
}

/**
 * Returns the offsets for a creativity. A higher value keeps the changes of a lower one: first another
 * accent, then another layout, then another light or place, at last the one that differs most. The seed
 * decides at which value each change begins. What the prompt says is never changed.
 * @param creativity 0 to 10; null for a tool that has none
 */
export function creativityOffsets(creativity: number | null, random: Random): CreativityOffsets {
  const amount = creativity ?? defaultCreativity;
  // Drawn in any case, so that a seed has the same thresholds at each creativity.
  const steps = {
    layout: random.integer(2, 4),
    scene: random.integer(5, 7),
    furthest: random.integer(8, 10),
  };
  const scene = amount >= steps.furthest ? 3 : amount >= steps.scene ? 2 : 0;
  return {
    isTypical: amount < defaultCreativity,
    accent: amount > defaultCreativity ? 1 : 0,
    layout: amount >= steps.layout ? 1 : 0,
    scene,
  };
}

/** A random source without chance: the most likely value, and the first of a list. */
export const typicalRandom: Pick<Random, 'next' | 'pick'> = {
  next: () => 0,
  pick<T>(list: readonly T[]): T {
    const [first] = list;
    if (first === undefined) throw new RangeError('cannot pick from an empty list');
    return first;
  },
};
