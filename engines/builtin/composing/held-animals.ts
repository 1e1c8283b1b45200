/** An animal that a person holds is in their arms, and not beside them at its full size. */
import { fold } from '../language/text.ts';
import { wholeBody } from '../layout/natural-size.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { figureGrip, figureName, readFigure } from '../own-drawings/figures/figures.ts';
import { readPortrait } from '../own-drawings/portraits/portraits.ts';
import type { IconId } from '../vocabulary.ts';
import { speciesOf } from './animal-words.ts';
import { aloneAmong, type Things } from './changed-things.ts';

/** Compared without accents, in the words of all languages at once. */
const holding =
  /\b(?:hold(?:s|ing)|carr(?:ies|ying)|hug(?:s|ging)|cuddl\w+|cradl\w+|in (?:his|her|their) arms|segura(?:ndo)?|carrega(?:ndo)?|abraca(?:ndo|d[oa])?|no colo|nos bracos|sostiene|sosteniendo|carga(?:ndo)?|abraza(?:ndo|d[oa])?|en (?:sus )?brazos)\b/;
const small: readonly string[] = [
  'cat',
  'black-cat',
  'white-cat',
  'siamese',
  'dog',
  'bulldog',
  'dachshund',
  'dalmatian',
  'golden-retriever',
  'husky',
  'rabbit',
  'ewe',
  'goat',
  'pig',
  'fox',
  'koala',
  'raccoon',
  'panda',
  'monkey',
];

/** How an animal sits in arms; null where it is too large for them. */
function inArms(icon: IconId): IconId | null {
  const species = readBeast(icon)?.species ?? speciesOf[icon] ?? wholeBody(icon);
  return small.includes(species) ? `${species}-sitting` : null;
}

export function withHeldAnimal<T extends Things>(things: T, prompt: string): T {
  const { hero } = things;
  // One that was read as a thing beside is held, too.
  const secondHero = things.secondHero ?? things.stickers.find(({ icon }) => inArms(icon) !== null) ?? null;
  if (!hero || !secondHero) return things;
  const figure = readFigure(hero.icon);
  const hasGrip = figureGrip(hero.icon)?.of === 'handheld';
  if (!hasGrip && !holding.test(fold(prompt))) return things;
  // Who holds an umbrella has no hand for it.
  if (figure?.pose.startsWith('umbrella')) return things;
  const animal = inArms(secondHero.icon);
  if (animal === null || (!figure && !readPortrait(hero.icon))) return things;
  const who = figure ?? readPortrait(hero.icon);
  const holder = who && !hasGrip ? figureName(who.look, 'holding', who.traits) : hero.icon;
  return aloneAmong(things, {
    hero: { ...hero, icon: holder },
    stickers: [{ icon: animal }, ...things.stickers.filter((one) => one !== secondHero)],
  });
}
