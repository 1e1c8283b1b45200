/** Several animals in a picture without words: a family with its young, or a herd. */
import { standsInHerd } from '../layout/herd.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Understanding } from '../understanding.ts';

/** Shows several of an animal where the words do. A family has its young: the second hero is one, too. */
export function withHerd(understanding: Understanding): Understanding {
  const { several, secondHero, relation } = understanding;
  const hero = understanding.hero.value;
  if (!several || hero === null || !standsInHerd(hero)) return understanding;
  // The mother of a family is one of them, and no woman.
  const isMother = several === 'family' && secondHero !== null && readFigure(secondHero) !== null;
  const isAlone =
    secondHero === hero || isMother || (secondHero === null && (!relation || relation.kind === 'many'));
  if (!isAlone) return understanding;
  const other = several === 'family' ? hero : null;
  return { ...understanding, secondHero: other, relation: { kind: 'many', other } };
}
