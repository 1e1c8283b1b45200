/** What is the smallest of its kind is shown in a hand, which tells how small it is. */
import { fold } from '../language/text.ts';
import { isBust } from '../layout/busts.ts';
import { readCountry } from '../own-drawings/countries.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Understanding } from '../understanding.ts';

/** In words of all languages at once, without accents; a tiny house is only a kind of house. */
const smallest =
  /\b(?:tiniest|smallest|littlest|microscopic|miniatures?|minuscul[oae]s?|diminut[oa]s?|miniaturas?|mas pequen[oa]s?|menor(?:es)? \w+ d[oae]|microscopic[oa]s?)\b/;

/** Returns a thing that is tiny in the palm of a hand, where nothing else tells its size. */
export function withTinyInHand(understanding: Understanding, prompt: string): Understanding {
  const { hero, secondHero, relation, states = [], layout } = understanding;
  const icon = hero.value;
  const isTiny = states.includes('tiny') && smallest.test(fold(prompt));
  if (!isTiny || icon === null || secondHero !== null || relation) return understanding;
  const isSomebody = readFigure(icon) !== null || isBust(icon) || readCountry(icon) !== null;
  if (isSomebody || layout.value === 'versus' || layout.value === 'list') return understanding;
  return { ...understanding, secondHero: 'open-palm', relation: { kind: 'on', other: 'open-palm' } };
}
