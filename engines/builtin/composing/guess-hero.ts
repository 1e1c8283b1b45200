import type { Understanding } from '../understanding.ts';

/** A guess below this is an allusion at best; people without a look of their own ("a woman") lie above it. */
const guessFrom = 0.55;
/** From this confidence on the place alone is a picture. */
const placeFrom = 0.5;

/**
 * Of a picture without words in which nothing is sure, neither hero nor place, the best guess is drawn: whoever asks for
 * "portrait of a woman" wants to see her, however little the illustration may look like her.
 */
export function withGuessedHero(understanding: Understanding, isWordless: boolean): Understanding {
  const { hero, scene } = understanding;
  const [guess, ...runnersUp] = hero.runnersUp;
  if (!isWordless || hero.value !== null || scene.confidence >= placeFrom) return understanding;
  if (!guess || guess.value === null || guess.confidence < guessFrom) return understanding;
  return { ...understanding, hero: { ...guess, runnersUp } };
}
