/** Two of one kind are two in the picture, and a woman's trade is a woman's. */
import { fold } from '../language/text.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName, readFigure } from '../own-drawings/figures/figures.ts';
import { type LookName, lookOf } from '../own-drawings/figures/looks.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { isNamedPerson } from './named-person.ts';
import { feminine, masculine, two } from './scene-words.ts';

/** Two people differ, so that they are not one person twice. */
const others: Partial<Record<LookName, LookName>> = {
  man: 'woman',
  woman: 'man',
  boy: 'girl',
  girl: 'boy',
  miss: 'boy',
  'old-man': 'old-woman',
  'old-woman': 'old-man',
};

function otherOf(hero: IconId): IconId | null {
  const figure = readFigure(hero);
  if (figure) return figureName(others[figure.look] ?? figure.look, figure.pose);
  return creatureOf(hero) !== null ? hero : null;
}

/** Returns both of "two kids" or "dois cavalos", where only one was read. */
export function withTwoAlike(understanding: Understanding, prompt: string): Understanding {
  const { hero, secondHero } = understanding;
  if (hero.value === null || secondHero !== null || !two.test(fold(prompt))) return understanding;
  const other = otherOf(hero.value);
  return other === null
    ? understanding
    : { ...understanding, secondHero: other, relation: { kind: 'meets', other } };
}

const chance: ReadonlySet<LookName> = new Set(['man', 'woman', 'lady']);
/** Who is seen beside the hero, if both are named. */
const company: ReadonlySet<LookName> = new Set([
  'robot',
  'knight',
  'astronaut',
  'old-man',
  'old-woman',
  'wizard',
  'cowboy',
]);

/** Returns a figure with the other one that the words name: a girl and a robot. */
export function withCompanion(understanding: Understanding): Understanding {
  const { hero, secondHero } = understanding;
  const figure = hero.value === null ? null : readFigure(hero.value);
  if (!figure || secondHero !== null) return understanding;
  const [look] = hero.runnersUp.flatMap(({ value, confidence }) => {
    const other = value === null || confidence < 0.6 ? null : lookOf(value);
    return other !== null && other !== figure.look && company.has(other) ? [other] : [];
  });
  if (look === undefined) return understanding;
  const other = figureName(look, figure.pose);
  return { ...understanding, secondHero: other, relation: { kind: 'meets', other } };
}

/** Returns the figure as a man or a woman where no word names either, as the trade's article says. */
export function withArticlesPerson(understanding: Understanding, prompt: string): Understanding {
  const { hero } = understanding;
  const figure = hero.value === null ? null : readFigure(hero.value);
  const isByChance = figure !== null && chance.has(figure.look);
  const named = hero.runnersUp.some(({ value }) => value !== null && isNamedPerson(value));
  if (!figure || !isByChance || named) return understanding;
  const text = fold(prompt);
  const look = feminine.test(text) ? 'woman' : masculine.test(text) ? 'man' : figure.look;
  return { ...understanding, hero: { ...hero, value: figureName(look, figure.pose) } };
}
