/** Finds what a picture without words does not show of its description, and warns of it. */

import { sceneNames } from '../language/grammar/expressions.ts';
import { anyOf } from '../language/grammar/lexicon.ts';
import { readPeople, traitSpans } from '../language/grammar/people/read-people.ts';
import { sceneActionSpans } from '../language/grammar/people/scene-actions.ts';
import { placeWords } from '../language/places.ts';
import { fold } from '../language/text.ts';
import { isPictured } from '../language/unpictured-nouns.ts';
import { isBust } from '../layout/busts.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPair } from '../own-drawings/figures/pairs.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';
import type { NamedThing, Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { meantInScene } from './meant-in-scene.ts';
import { isSameSubject } from './same-subject.ts';

const scenes = sceneNames.map((name) => anyOf(({ scenes: words }) => words[name], 'g'));

interface Span {
  from: number;
  to: number;
}

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

/** Compared without accents: what ends the words for what a person works on. */
const endsDeed =
  /[,.;]| (?:in|on|at|with|by|over|under|beside|near|next|behind|from|while|and|em|no|na|nos|nas|com|sob|sobre|ao|aos|perto|y|e|en|con|bajo|junto|frente|mientras|enquanto) /;

/** Up to where the words reach that a pose shows: "sawing a plank" ends after the plank. */
function endOfDeed(text: string, to: number): number {
  const length = text.slice(to).search(endsDeed);
  return length < 0 ? text.length : to + length;
}

/** Where the text says what is drawn in another way than as a thing: places, looks, what a person does. */
function otherwiseDrawn(text: string, { language }: Understanding, hero: string): Span[] {
  const acts = readFigure(hero) !== null || readPair(hero) !== null;
  const deeds = acts
    ? sceneActionSpans(text, language).map(({ from, to }) => ({ from, to: endOfDeed(text, to) }))
    : [];
  return [
    ...traitSpans(text, language),
    ...deeds,
    ...[...scenes, ...placeWords].flatMap((words) => spansOf(words, text)),
  ];
}

/** Compared without accents: where the words for what is on a plate end. */
const endsDish = /[,.;]| (?:on|over|beside|next|near|sobre|em|en|junto|perto|cerca|ao) /;

/** A dish is drawn with what belongs to it, in its bowl or on its plate. */
function dishSpan(text: string, hero: string): Span[] {
  if (!hero.startsWith('dish-')) return [];
  const length = text.search(endsDish);
  return [{ from: 0, to: length < 0 ? text.length : length }];
}

/** Who is drawn has them. */
const ofBodies =
  /^(?:foot|footprints|leg|ear|eye|eyes|nose|mouth|tongue|tooth|lungs|brain|bone|anatomical-heart|flexed-biceps|hand.*|red-heart)$/;
const trees = /^(?:deciduous|evergreen)-tree$/;
const wooded = /^(?:forest|jungle|park|savanna|meadow|river|mountains|snow)$/;
const towns = /^(?:village|market|colonial-)/;

/** What a scene has by itself. */
const shownByScene = (icon: IconId, scene: SceneId) =>
  (trees.test(icon) && wooded.test(scene)) || (icon === 'church' && towns.test(scene));

/** How many people a drawing shows. */
function peopleIn(icon: string): number {
  if (readPair(icon) !== null) return 2;
  return readFigure(icon) !== null || isBust(icon) ? 1 : 0;
}

/**
 * Each noun that is looked for takes another composition: the first nouns are what a description is about.
 */
const mostTried = 8;

/** A noun that no list knows and no drawing is called. */
const unknownNoun = 'blorp';

/**
 * Who and what is shown, and where: two descriptions with the same have the same things in their pictures.
 */
function shownIn(recipe: Recipe): string {
  const { hero, secondHero, stickers, crowd, scene, states, effects } = recipe;
  const things = [hero, secondHero, ...stickers].map(
    (thing) => thing && [thing.icon, recipe.dyes?.[thing.icon]],
  );
  return JSON.stringify([things, crowd, scene, states, effects]);
}

const vessels =
  /^(?:teacup-without-handle|tumbler-glass|bowl-with-spoon|white-plate|full-plate|cup-with-straw|wine-glass)$/;
/** What is drawn in its cup, in its glass or on its plate. */
const inVessels = /^(?:dish|vessel)-|^(?:hot-beverage|beer-mug|glass-of-.*|.*-drink|cocktail-glass)$/;

/** Whether a drawing is of a thing, has its name among the parts of its own (a fish bowl), or is in it. */
const shows = (drawn: string, { icon }: NamedThing) =>
  isSameSubject(drawn, icon) ||
  drawn.split(/[-.]/).includes(icon) ||
  (drawn === 'ant-carrying' && /leaf/.test(icon)) ||
  (vessels.test(icon) && inVessels.test(drawn));

export interface Undrawn {
  /** Nouns that no drawing is for, as they are written. */
  unpictured: string[];
  /** People that are not in the picture, as they are written. */
  people: string[];
  /** Things that have a drawing and found no place. */
  leftOut: NamedThing[];
}

/**
 * Finds the nouns that are not in the picture of a description. A noun is in it if the picture without the
 * noun is another one.
 * @param design makes the recipe of another description with the same seed
 */
export function undrawnNouns(
  understanding: Understanding,
  recipe: Recipe,
  { prompt, design }: { prompt: string; design(prompt: string): Recipe },
): Undrawn {
  if (recipe.staging !== 'scene') return { unpictured: [], people: [], leftOut: [] };
  const { unpictured = [], named = [] } = meantInScene(understanding, prompt);
  const text = fold(prompt);
  const drawn = [recipe.hero, recipe.secondHero, ...recipe.stickers].flatMap((one) => one?.icon ?? []);
  const hero = recipe.hero?.icon ?? '';
  const spans = [...otherwiseDrawn(text, understanding, hero), ...dishSpan(text, hero)];
  const picture = shownIn(recipe);
  let tried = 0;
  const isMissing = (words: string): boolean => {
    const at = text.indexOf(fold(words));
    if (at < 0 || spans.some(({ from, to }) => at < to && at + words.length > from)) return false;
    tried += 1;
    return tried <= mostTried && shownIn(design(prompt.replace(words, unknownNoun))) === picture;
  };
  const people = readPeople(text, understanding.language);
  const isPerson = (words: string) => {
    const at = text.indexOf(fold(words));
    return people.some(({ start, end }) => at < end && at + words.length > start);
  };
  const shown = drawn.reduce((sum, icon) => sum + peopleIn(icon), recipe.crowd?.length ?? 0);
  const uncertain = shown >= people.length ? [] : people.map(({ start, end }) => prompt.slice(start, end));
  return {
    unpictured: unpictured.filter((words) => !isPerson(words) && isMissing(words)),
    people: uncertain.filter(isMissing),
    leftOut: named.filter(
      (thing) =>
        thing.isNoun &&
        !ofBodies.test(thing.icon) &&
        // Any dinosaur is meant by the word for all.
        thing.icon !== 't-rex' &&
        (thing.kind === 'thing' || thing.kind === 'being') &&
        !thing.isOfVerb &&
        isPictured(thing.words) &&
        !shownByScene(thing.icon, recipe.scene.id) &&
        !isPerson(thing.words) &&
        !unpictured.includes(thing.words) &&
        !drawn.some((icon) => shows(icon, thing)) &&
        isMissing(thing.words),
    ),
  };
}

/** Returns the warnings that name what is not in a picture. */
export function undrawnWarnings({ unpictured, people, leftOut }: Undrawn): DesignWarning[] {
  return [
    ...warningOf('subject-not-drawn', unpictured),
    ...warningOf('thing-left-out', [...people, ...leftOut.map(({ words }) => words)]),
  ];
}

function warningOf(code: 'subject-not-drawn' | 'thing-left-out', nouns: readonly string[]): DesignWarning[] {
  if (nouns.length === 0) return [];
  const names = [...new Set(nouns)].map((noun) => `“${noun}”`).join(', ');
  return [
    {
      code,
      message:
        code === 'subject-not-drawn'
          ? `The built-in engine has no drawing of ${names}, so this is not in the picture. Add a photo of it, or name another thing.`
          : `There was no place for ${names} in the picture. Name fewer things, or add it in the editor.`,
    },
  ];
}
