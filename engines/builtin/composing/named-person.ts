/** A person whom a description names first is in its picture, even where a thing is surer. */
import { anyOf } from '../language/grammar/lexicon.ts';
import { fold } from '../language/text.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName, readFigure } from '../own-drawings/figures/figures.ts';
import { type LookName, lookOf } from '../own-drawings/figures/looks.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { actionIn } from './read-action.ts';

/** Illustrations of people that a verb alone brings in. */
const ofVerbs = /^(woman-dancing|singer|artist|cook|person-.*)$/;
const portraits = anyOf(({ portraits: words }) => words);
/** What a figure is in or on in a pose of its own, and its clothes. */
const ofPoses = /^(horse.*|bicycle|automobile|razor|dress|coat|t-shirt|kimono)$/;

/** Returns whether an illustration shows a person whom the words name, rather than an action. */
export const isNamedPerson = (icon: IconId): boolean =>
  (lookOf(icon) !== null && !ofVerbs.test(icon)) || withShoulders(icon) !== null;

/** A face that only shows a feeling: "a smiling grandmother" is a grandmother. */
export const emotion =
  /^(?!.*(?:cat|dog|horse|cow|pig|rabbit|mouse|tiger|monkey|dragon|moon|sun)).*face(?:-|$)/;

/** Returns the person in place of a feeling; a portrait shows the face. */
function withPerson(
  understanding: Understanding,
  person: Understanding['hero']['runnersUp'][number],
  look: LookName,
  prompt: string,
): Understanding {
  const { hero, language } = understanding;
  const isPortrait = portraits.test(fold(prompt));
  const value = isPortrait ? person.value : figureName(look, actionIn(prompt, language) ?? 'standing');
  return {
    ...understanding,
    hero: { ...person, value, runnersUp: hero.runnersUp },
    stickers: understanding.stickers.filter((icon) => icon !== person.value),
  };
}

/** The place of the word that a choice was read from: its reason begins with it. */
function placeOf(reason: string, text: string): number {
  const [, word] = /^"([^"]+)"/.exec(reason) ?? [];
  return word === undefined ? -1 : text.indexOf(fold(word));
}

/** Returns the person as hero, with the animal or the thing beside. */
export function withNamedPerson(understanding: Understanding, prompt: string): Understanding {
  const { hero, secondHero, stickers, language } = understanding;
  const beside = hero.value;
  if (beside === null || readFigure(beside) !== null || isNamedPerson(beside)) return understanding;
  if (lookOf(beside) !== null && !ofVerbs.test(beside)) return understanding;
  const person = hero.runnersUp.find(({ value }) => value !== null && isNamedPerson(value));
  const look = person?.value ? lookOf(person.value) : null;
  if (!person || look === null) return understanding;
  const text = fold(prompt);
  const [at, before] = [placeOf(person.reason, text), placeOf(hero.reason, text)];
  if (emotion.test(beside)) return withPerson(understanding, person, look, prompt);
  if (at < 0 || before < 0 || at > before) return understanding;
  const isAnimal = creatureOf(beside) !== null;
  const rest = stickers.filter((icon) => icon !== beside && icon !== person.value);
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: {
      value: figureName(look, actionIn(prompt, language) ?? 'standing'),
      confidence: 0.9,
      reason: 'a person is named first',
      runnersUp: [was, ...runnersUp],
    },
    secondHero: isAnimal ? beside : null,
    relation: isAnimal ? { kind: 'meets', other: beside } : null,
    states: [],
    stickers:
      isAnimal || ofPoses.test(beside) ? rest : [beside, ...rest, ...(secondHero ? [secondHero] : [])],
  };
}
