/** Families of titles: a mother with her baby in her arms, twins as two. */

import { readPeople } from '../language/grammar/people/read-people.ts';
import { fold } from '../language/text.ts';
import { figureName } from '../own-drawings/figures/figures.ts';
import type { LookName } from '../own-drawings/figures/looks.ts';
import { portraitName, readPortrait } from '../own-drawings/portraits/portraits.ts';
import type { Understanding } from '../understanding.ts';

const babies = /^baby(?:-sitting)?$/;
const parents: ReadonlySet<LookName> = new Set(['mother', 'father', 'woman', 'man', 'old-woman', 'old-man']);
const twins = /\b(?:twins?|gemeos?|gemeas?|gemel[oa]s?|mellizos?|mellizas?)\b/;
/** A brother or a sister of the same age, who is no baby. */
const twinOf = /\b(?:twin (?:brother|sister)|(?:irmao|hermano|irma|hermana) (?:gemeo|gemea|gemelo|gemela))\b/;

/** Returns a title of parents and babies with both, and a twin with the other one. */
export function withFamily(understanding: Understanding, prompt: string): Understanding {
  const { hero, stickers, language, layout } = understanding;
  const text = fold(prompt);
  if (layout.value === 'versus' || layout.value === 'before-after' || hero.value === null)
    return understanding;
  const withoutBabies = stickers.filter((icon) => !babies.test(icon));
  const sibling = readPortrait(hero.value);
  if (sibling && twinOf.test(text)) {
    const other = portraitName(sibling.look, sibling.traits);
    return {
      ...understanding,
      secondHero: other,
      relation: { kind: 'meets', other },
      stickers: withoutBabies,
    };
  }
  if (!babies.test(hero.value)) return understanding;
  const parent = readPeople(prompt, language).find(
    ({ look, isPlural }) => parents.has(look) && (!isPlural || /['’]s /.test(prompt)),
  );
  if (!parent) return understanding;
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: {
      value: figureName(parent.look, 'cradling', parent.traits),
      confidence: 0.9,
      reason: 'a parent with a baby',
      runnersUp: [was, ...runnersUp],
    },
    stickers: twins.test(text) ? ['baby-sitting', ...withoutBabies] : withoutBabies,
    relation: null,
    secondHero: null,
  };
}
