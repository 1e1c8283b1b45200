import type { Understanding } from '../understanding.ts';

/** A guess below this is at best an allusion; people without a look of their own ("a woman") are above it. */
const guessFrom = 0.55;
/** From this confidence on the place alone is a picture. */
const placeFrom = 0.5;

/** Returns whether the prompt clearly names the place, so that it makes a picture by itself. */
export function namesPlaceClearly({ scene }: Pick<Understanding, 'scene'>): boolean {
  return scene.confidence >= placeFrom;
}

/**
 * Takes the best guess as hero of a picture without words if neither hero nor place is certain: a user who
 * enters "portrait of a woman" expects a woman, even if the illustration looks little like her.
 */
export function withGuessedHero(understanding: Understanding, isWordless: boolean): Understanding {
  const { hero } = understanding;
  const [guess, ...runnersUp] = hero.runnersUp;
  if (!isWordless || hero.value !== null || namesPlaceClearly(understanding)) return understanding;
  if (!guess || guess.value === null || guess.confidence < guessFrom) return understanding;
  return { ...understanding, hero: { ...guess, runnersUp } };
}
