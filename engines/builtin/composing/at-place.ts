/** A place that is the scene of a picture without words: a market, a harbour, an old town. */
import { findPlace, showsIcon } from '../language/places.ts';
import { fold } from '../language/text.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import type { ChosenScene } from './choose-scene.ts';

/** From this confidence on a runner-up is the subject instead of what the place shows by itself. */
const surely = 0.6;

/** Words by which a thing is meant itself, though the place shows its like. */
const saidAlone: readonly { icon: RegExp; words: RegExp }[] = [
  { icon: /^castle$/, words: /\b(?:castles?|castelos?|castillos?)\b/ },
  { icon: /^church$/, words: /\b(?:priests?|padres?|sacerdotes?|curas?)\b/ },
  { icon: /^(?:ship|passenger-ship)$/, words: /\b(?:ships?|navios?|buques?)\b/ },
  { icon: /^tractor$/, words: /\b(?:tractor(?:s|es)?|trator(?:es)?)\b/ },
  { icon: /^palm-tree$/, words: /\b(?:coconuts?|cocos?)\b/ },
  {
    icon: /^yellow-tram$/,
    words: /\b(?:trams?|tramcars?|streetcars?|bondes?|bondinhos?|eletricos?|tranvias?)\b/,
  },
  { icon: /^candle$/, words: /\b(?:candles?|velas?)\b/ },
];
/** In a café a person has coffee where the prompt says more than the café. */
const drinks =
  /\b(?:coffee(?! ?(?:shop|house|bar))|cups?|mugs?|cappuccinos?|espressos?|lattes?|xicaras?|tazas?|drink\w*|beb\w+|tomando|cafe (?:com|con|quente|caliente))\b/;

/** A sky has its own sun or moon. */
const ofTheSky = /^(full-moon|crescent-moon|sun|sunrise|sunset|sunrise-over-mountains)$/;

/** Chooses the place that the prompt names; what it shows by itself is no thing in it. */
export function withPlace(understood: Understanding, prompt: string): Understanding {
  const folded = fold(prompt);
  const found = findPlace(folded);
  if (!found) return understood;
  const { hero, stickers, scene, light } = understood;
  const isKept = (icon: IconId) => saidAlone.some((row) => row.icon.test(icon) && row.words.test(folded));
  const isOnlyDrink = (icon: IconId) =>
    found.scene === 'cafe' && icon === 'hot-beverage' && !drinks.test(folded);
  const isShown = (icon: IconId | null) =>
    icon !== null && ((showsIcon(found, icon) && !isKept(icon)) || isOnlyDrink(icon) || ofTheSky.test(icon));
  const isByDay = found.scene === 'city-night' && (light === 'day' || light === 'dawn');
  const other = hero.runnersUp.find(
    ({ value, confidence }) => value !== null && !isShown(value) && confidence >= surely,
  );
  const subject = isShown(hero.value) ? (other ?? { ...hero, value: null }) : hero;
  // "A toucan in the jungle" is one bird, though jungles are shown by another.
  const isGone = (icon: IconId | null) => isShown(icon) || icon === subject.value;
  // "An old library with a fireplace": the state is the place's.
  const states = subject === hero ? understood.states : [];
  return {
    ...understood,
    ...(states && { states }),
    hero: { ...hero, ...subject, runnersUp: hero.runnersUp.filter(({ value }) => !isShown(value)) },
    secondHero: isGone(understood.secondHero) ? null : understood.secondHero,
    stickers: stickers.filter((icon) => !isShown(icon) && icon !== subject.value),
    scene: {
      ...scene,
      value: isByDay ? 'city-day' : found.scene,
      confidence: 0.96,
      reason: 'the prompt says which place it is',
    },
    relation: isGone(understood.relation?.other ?? null) ? null : (understood.relation ?? null),
  };
}

/** Words of snow that lies on the ground. */
const snow =
  /\b(?:snow\w*|winter|christmas|nev[ea]\w*|nevando|inverno|natal|nieve|invierno|navidad|navideno)\b/;

/** The place's own mood where the prompt says it: the ground of Mars, a village in the snow. */
export function inPlacesMood(chosen: ChosenScene, prompt: string): ChosenScene {
  const folded = fold(prompt);
  const found = findPlace(folded);
  if (found?.scene !== chosen.id) return chosen;
  const isNight = /night/.test(chosen.mood.name);
  const name = found.mood ?? (snow.test(folded) ? (isNight ? 'snow-night' : 'snow') : null);
  const mood = scenes[chosen.id].moods.find((one) => one.name === name);
  return mood ? { ...chosen, mood } : chosen;
}
