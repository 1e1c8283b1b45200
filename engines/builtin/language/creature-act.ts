/** What an animal does, where there is a drawing of it. */
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import type { Grammar } from './grammar/grammar.ts';
import { anyOf, everyOf } from './grammar/lexicon.ts';
import type { Token } from './tokens.ts';

const asleep: Readonly<Record<IconId, IconId>> = {
  'cat-face': 'cat-asleep',
  cat: 'cat-asleep',
  'black-cat': 'cat-asleep',
  'dog-face': 'dog-asleep',
  dog: 'dog-asleep',
  fox: 'fox-asleep',
  wolf: 'wolf-asleep',
  bear: 'bear-asleep',
  'polar-bear': 'polar-bear-asleep',
  lion: 'lion-asleep',
};
const fishing: Readonly<Record<IconId, IconId>> = {
  bear: 'bear-fishing',
  'polar-bear': 'polar-bear-fishing',
  fox: 'fox-fishing',
};
const skating: Readonly<Record<IconId, IconId>> = {
  'cat-face': 'cat-skating',
  cat: 'cat-skating',
  'dog-face': 'dog-skating',
  dog: 'dog-skating',
};
const howling: Readonly<Record<IconId, IconId>> = { wolf: 'wolf-howling' };

const running = Object.fromEntries(
  ['fox', 'wolf', 'bear', 'polar-bear', 'panda', 'lion', 'unicorn'].map((name) => [name, `${name}-running`]),
);

const howls = anyOf(({ howls }) => howls);

interface CreatureAct {
  hero: IconId;
  second: IconId | null;
  relation: Understanding['relation'];
}

/** Returns the creature in its action; null where it only is there. */
export function creatureAct(
  hero: Candidate | undefined,
  told: Understanding['relation'],
  tokens: readonly Token[],
  { expressions }: Grammar,
): CreatureAct | null {
  if (hero?.mention.kind !== 'being') return null;
  const text = tokens.map(({ folded }) => folded).join(' ');
  const { icon } = hero;
  const relation = told ?? null;
  const second = relation?.other ?? null;
  const does = (words: string) => everyOf(words).test(text);
  const drawn = (drawings: Readonly<Record<IconId, IconId>>): CreatureAct | null => {
    const as = drawings[icon];
    if (as === undefined) return null;
    // Two of a kind do it both; others only meet.
    const other = second === null ? null : (drawings[second] ?? second);
    return { hero: as, second: other, relation: relation && { ...relation, other } };
  };
  if (does(expressions.actions.sleeping)) return drawn(asleep);
  if (does(expressions.actions.fishing)) return drawn(fishing);
  if (does(expressions.actions.running)) return drawn(running);
  if (howls.test(text)) return drawn(howling);
  if (does(expressions.actions.skating)) return drawn(skating);
  if (does(expressions.actions.surfing) && second === null)
    return { hero: icon, second: 'surfboard', relation: { kind: 'on', other: 'surfboard' } };
  return null;
}
