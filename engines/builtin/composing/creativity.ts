/** How far a design departs from what its prompt makes likely: the slider "Creativity". */
import type { Random } from '../random.ts';

/** What a tool without the slider has, and the slider's own default: a style's habits, not always the most typical one. */
const defaultCreativity = 1;

/** For each part, how many designs further on it is taken from: what `alternative` does for the designs of one press. */
export interface CreativityOffsets {
  /** The most typical scene and light, whatever the seed. */
  isTypical: boolean;
  accent: number;
  layout: number;
  scene: number;
}

/**
 * Grows with creativity, so that a higher one keeps the departures of a lower one: first another accent, then another
 * layout, then another light or place, at last the one that differs most. At which step each is taken depends on the seed;
 * what the prompt says stays as it says.
 * @param creativity 0 to 10; null for a tool that has none
 */
export function creativityOffsets(creativity: number | null, random: Random): CreativityOffsets {
  const amount = creativity ?? defaultCreativity;
  // Drawn in any case, so that the same seed has the same steps at each creativity.
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

/** Leaves nothing to chance: what is most likely, and the first of a list. */
export const typicalRandom: Pick<Random, 'next' | 'pick'> = {
  next: () => 0,
  pick<T>(list: readonly T[]): T {
    const [first] = list;
    if (first === undefined) throw new RangeError('cannot pick from an empty list');
    return first;
  },
};
