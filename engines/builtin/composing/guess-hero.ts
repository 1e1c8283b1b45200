import type { Understanding } from '../understanding.ts';

/** A guess below this is an allusion at best; people without a look of their own ("a woman") lie above it. */
const guessFrom = 0.55;
/** From this confidence on the place alone is a picture. */
const placeFrom = 0.5;

/** Whether the prompt names the place, so that it is a picture even with nothing in it. */
export function isPlaceSure({ scene }: Pick<Understanding, 'scene'>): boolean {
  return scene.confidence >= placeFrom;
}

/**
 * Of a picture without words in which nothing is sure, neither hero nor place, the best guess is drawn: whoever asks for
 * "portrait of a woman" wants to see her, however little the illustration may look like her.
 */
export function withGuessedHero(understanding: Understanding, isWordless: boolean): Understanding {
  const { hero } = understanding;
  const [guess, ...runnersUp] = hero.runnersUp;
  if (!isWordless || hero.value !== null || isPlaceSure(understanding)) return understanding;
  if (!guess || guess.value === null || guess.confidence < guessFrom) return understanding;
  return { ...understanding, hero: { ...guess, runnersUp } };
}
