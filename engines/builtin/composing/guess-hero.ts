import { isCarried } from '../language/candidates.ts';
import { fold } from '../language/text.ts';
import { readCountry } from '../own-drawings/countries.ts';
import type { Understanding } from '../understanding.ts';

/** A guess below this is at best an allusion; people without a look of their own ("a woman") are above it. */
const guessFrom = 0.55;
/** How a choice reads that only an emoji's keyword suggests: a table is no table tennis. */
const ofKeyword = / is one of the icon's keywords$/;
/** From this confidence on the place alone is a picture. */
const placeFrom = 0.5;

/** Returns whether the prompt clearly names the place, so that it makes a picture by itself. */
export function namesPlaceClearly({ scene }: Pick<Understanding, 'scene'>): boolean {
  return scene.confidence >= placeFrom;
}

/** What a scene shows by itself. */
const weather =
  /^(cloud|sun|sun-.*|cloud-.*|umbrella-with-rain-drops|droplet|snowflake|water-wave|fog|palm-tree|deciduous-tree|evergreen-tree|mountain|snow-capped-mountain|beach-with-umbrella|high-voltage|wind-face|tornado|rainbow|leaf-fluttering-in-wind|fallen-leaf|cityscape|luggage|bus-stop|seedling|national-park|mirror-ball)$/;
/** The outline of a country is a map of it: "a harbor in Norway" shows the harbor. */
const isCountry = (icon: string) => readCountry(icon) !== null;
/** What is in every country: "how Iceland survives winter" shows Iceland. */
const seasons = /^(cloud|sun|snowflake|droplet|fog|fallen-leaf|cloud-with-snow)$/;
const people =
  /^(girl|boy|woman|man|child|person|old-man|old-woman|older-person|baby|(wo)?man-.*|person-.*)$/;
/** How a choice reads that only a feeling made: a lonely tree is no crying face. */
const feeling = / names a feeling$/;
/** From this confidence on a runner-up takes the place of weather, or of what a person carries. */
const takesFrom = 0.6;

/**
 * Weather and plants are the scene of a picture without words, not its hero: "a street after rain" shows the
 * street. A person with a hat or a balloon stays the hero.
 */
export function withActualHero(understanding: Understanding): Understanding {
  const { hero } = understanding;
  if (hero.value === null) return understanding;
  const taken = hero.value;
  const isMap = hero.runnersUp.some(({ value }) => value === 'world-map');
  const isWeather = weather.test(taken) || (isCountry(taken) && !isMap);
  if (!isWeather && !isCarried(taken)) return understanding;
  const other = hero.runnersUp.find(
    ({ value, confidence, reason }) =>
      value !== null &&
      confidence >= takesFrom &&
      !feeling.test(reason) &&
      (isWeather ? !weather.test(value) && !isCountry(value) : people.test(value)),
  );
  if (!other && !(isWeather && namesPlaceClearly(understanding))) return understanding;
  const runnersUp = [{ ...hero, runnersUp: undefined }, ...hero.runnersUp.filter((one) => one !== other)].map(
    ({ value, confidence, reason }) => ({ value, confidence, reason }),
  );
  const chosen = other ?? { value: null, confidence: 0.8, reason: 'the place itself is the picture' };
  // What the person wears or carries is shown with them.
  const kept = other && !isWeather ? [taken] : [];
  const stickers = [...kept, ...understanding.stickers.filter((icon) => icon !== chosen.value)];
  return { ...understanding, hero: { ...chosen, runnersUp }, stickers, secondHero: null, relation: null };
}

const oneTree =
  /\b(?:an?|the|lonely|lone|single|um|uma|un|una|el|la|solitari[oa]) (?:\w+ ){0,2}(?:tree|oak|arvore|carvalho|arbol|roble)\b/;
const hill = /\b(?:hill|hilltop|colina|morro|cerro)\b/;

/** One tree that a description is about is shown by itself, on its hill where the words name one. */
export function withLoneTree(understanding: Understanding, prompt: string): Understanding {
  const text = fold(prompt);
  const { hero } = understanding;
  if (hero.value !== 'deciduous-tree' || !oneTree.test(text)) return understanding;
  const value = hill.test(text) ? 'tree-on-hill' : 'oak';
  const stickers = understanding.stickers.filter((icon) => icon !== 'deciduous-tree' && icon !== 'oak');
  return { ...understanding, hero: { ...hero, value }, stickers };
}

/**
 * Weather that a thumbnail only takes place in yields to what the prompt names more surely: "the last winter
 * of the wolves" shows a wolf in the snow.
 */
export function withSurerHero(understanding: Understanding): Understanding {
  const { hero, secondHero, relation } = understanding;
  if (hero.value === null || !weather.test(hero.value) || secondHero !== null || relation !== null)
    return understanding;
  const isSeason = seasons.test(hero.value);
  const surer = hero.runnersUp.find(
    ({ value, confidence }) =>
      value !== null &&
      !weather.test(value) &&
      (confidence > hero.confidence || (isSeason && readCountry(value) !== null)),
  );
  if (!surer) return understanding;
  const { value, confidence, reason } = hero;
  const runnersUp = [{ value, confidence, reason }, ...hero.runnersUp.filter((one) => one !== surer)];
  const stickers = understanding.stickers.filter((icon) => icon !== surer.value);
  return { ...understanding, hero: { ...surer, runnersUp }, stickers };
}

/**
 * Takes the best guess as hero of a picture without words if neither hero nor place is certain: a user who
 * enters "portrait of a woman" expects a woman, even if the illustration looks little like her.
 */
export function withGuessedHero(understanding: Understanding, isWordless: boolean): Understanding {
  const { hero } = understanding;
  const [guess, ...runnersUp] = hero.runnersUp.filter(({ reason }) => !ofKeyword.test(reason));
  if (!isWordless || hero.value !== null || namesPlaceClearly(understanding)) return understanding;
  if (!guess || guess.value === null || guess.confidence < guessFrom) return understanding;
  return { ...understanding, hero: { ...guess, runnersUp } };
}
