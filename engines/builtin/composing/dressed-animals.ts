/** What a description says that an animal wears, it has on: boots on its feet, in the colour of the boots. */
import { dressTraits } from '../language/grammar/people/dress-words.ts';
import { hatColors } from '../language/grammar/people/head-colors.ts';
import { wornTraits } from '../language/grammar/people/read-people.ts';
import { fold } from '../language/text.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { type Figure, figureName, readFigure } from '../own-drawings/figures/figures.ts';
import { isGarment } from '../own-drawings/figures/looks.ts';
import type { Trait } from '../own-drawings/figures/traits.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { sitting } from './scene-words.ts';

/** Clothes of a head or a neck, which a portrait shows as well. */
const ofHead =
  /hat$|^(?:tophat|strawhat|fedora|beret|beanie|baseballcap|crown|flowers|headband|turban|bow)$|scarf$/;
/** Glasses are set before the eyes of the animal or the person. */
const isOfEyes = (icon: IconId) => /glasses$|^goggles$/.test(icon);

interface Animal {
  icon: IconId;
  figure: Figure | null;
  look: Figure['look'];
}

function animalIn(icon: IconId | null): Animal | null {
  if (icon === null) return null;
  const figure = readFigure(icon);
  const look = figure
    ? creatureOf(figure.look) === null
      ? null
      : figure.look
    : creatureOf(readBeast(icon)?.species ?? icon);
  return look === null ? null : { icon, figure, look };
}

/** The words about an animal: from its own up to the next being or person, or the end of the sentence. */
function wordsAbout({ icon, look }: Animal, { named = [] }: Understanding, text: string): string | null {
  const at = named.findIndex(
    (one) =>
      one.kind === 'being' && (one.icon === icon || creatureOf(one.icon) === look || one.icon === look),
  );
  const own = named[at];
  if (!own) return null;
  const next = named.slice(at + 1).find(({ kind, icon: other }) => kind === 'being' && other !== own.icon);
  const before = text.slice(0, own.from).split(' ').slice(-3).join(' ');
  return `${before} ${text.slice(own.to, next?.from ?? text.length)}`;
}

function dressOf(animal: Animal, understanding: Understanding, text: string, isSecond: boolean): Trait[] {
  const words = wordsAbout(animal, understanding, text);
  if (words === null) return [];
  const { language } = understanding;
  const on = [...dressTraits(words, language, true), ...wornTraits(words, language)];
  const isShown = isSecond || animal.figure !== null || on.some((trait) => !ofHead.test(trait));
  return isShown && on.length > 0 ? [...on, ...hatColors(words, language)] : [];
}

/** Returns an understanding whose animals wear what the words put on them. */
export function withDressedAnimals(understanding: Understanding, prompt: string): Understanding {
  const text = fold(prompt);
  const dress = (icon: IconId | null, isSecond: boolean): IconId | null => {
    const animal = animalIn(icon);
    if (animal === null) return icon;
    const on = dressOf(animal, understanding, text, isSecond);
    if (on.length === 0) return icon;
    const pose = animal.figure?.pose ?? (sitting.test(text) ? 'bench' : 'standing');
    return figureName(animal.look, pose, [...(animal.figure?.traits ?? []), ...on]);
  };
  const { hero, secondHero, stickers, relation, dyes = {} } = understanding;
  const [first, second] = [dress(hero.value, false), dress(secondHero, true)];
  if (first === hero.value && second === secondHero) return understanding;
  // The colour of the boots is not that of the coat.
  const coat = hero.value === null ? undefined : dyes[hero.value];
  return {
    ...understanding,
    hero: { ...hero, value: first },
    secondHero: second,
    ...(relation && { relation: { ...relation, other: second } }),
    ...(coat !== undefined && first !== null && { dyes: { ...dyes, [first]: coat } }),
    stickers: stickers.filter((icon) => !isGarment(icon) || isOfEyes(icon)),
  };
}
