/** The place that a title names, behind its hero: a café, a station, a Japanese garden. */
import { hasIcon } from '../icons.ts';
import { findPlace, showsIcon } from '../language/places.ts';
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';

/** Two sides have a background of their own. */
const withoutPlace: ReadonlySet<string> = new Set(['versus', 'before-after', 'quote']);
/** What is drawn for a place by the plants in it, and what shows it better. */
const plants = /^(?:seedling|herb|potted-plant|blossom|cherry-blossom|tulip)$/;
const shownBetter: Readonly<Record<string, IconId>> = { 'japanese-garden': 'cherry-tree' };
/** The things of these stand in them: a cup on the table of a café. */
const holdsItsThings: ReadonlySet<string> = new Set(['cafe', 'japanese-garden', 'market', 'station', 'park']);

/** Returns the scene of the place that a title names, unless the hero is that place itself. */
export function withTitlePlace(understanding: Understanding, prompt: string): Understanding {
  const { hero, scene, layout } = understanding;
  const found = findPlace(fold(prompt));
  if (!found || withoutPlace.has(layout.value)) return understanding;
  if (showsIcon(found, hero.value) && !holdsItsThings.has(found.scene)) return understanding;
  const better = shownBetter[found.scene];
  const value = better && plants.test(hero.value ?? '') && hasIcon(better) ? better : hero.value;
  return {
    ...understanding,
    hero: { ...hero, value },
    scene: { ...scene, value: found.scene, confidence: 0.9, reason: 'the title says which place it is' },
  };
}
