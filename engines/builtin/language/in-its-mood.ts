/** Who a title is about, drawn in the mood of its words: animals that sit, and people who react. */
import type { IconId } from '../vocabulary.ts';
import { isAwake } from './action.ts';
import type { Candidate } from './candidate.ts';
import type { Grammar } from './grammar/grammar.ts';
import { anyOf } from './grammar/lexicon.ts';
import { narratorOf } from './narrator.ts';
import type { Token } from './tokens.ts';

const crossAnimals = anyOf(({ crossAnimals }) => crossAnimals);
const scaredAnimals = anyOf(({ scaredAnimals }) => scaredAnimals);
const oldAnimals = anyOf(({ oldAnimals }) => oldAnimals);

/** The faces of the packed set that a person shows instead, down to the chest. */
const reactions: Readonly<Record<IconId, string>> = {
  'face-screaming-in-fear': 'scared',
  'astonished-face': 'shocked',
  'exploding-head': 'amazed',
  'partying-face': 'amazed',
  'pouting-face': 'angry',
  'loudly-crying-face': 'crying',
  'grinning-face-with-big-eyes': 'happy',
  'face-savoring-food': 'happy',
  'smiling-face-with-heart-eyes': 'happy',
  'face-with-tears-of-joy': 'laughing',
  'downcast-face-with-sweat': 'worried',
  'nauseated-face': 'disgusted',
  'smiling-face-with-sunglasses': 'cool',
};

/** Returns the person who shows a feeling; null where there is none. */
export function personWith(feeling: string | null | undefined, tokens: readonly Token[]): IconId | null {
  // Men and women in turn: the first words decide, so that a prompt keeps its own with more added.
  const letters = tokens.slice(0, 2).reduce((sum, { folded }) => sum + folded.length, 0);
  const told = narratorOf(tokens.map(({ folded }) => folded).join(' '));
  return feeling ? `${told ?? (letters % 2 === 0 ? 'woman' : 'man')}-reacts-${feeling}` : null;
}

/** Returns the faces of the packed set that a person’s reaction takes the place of. */
export const facesShownBy = (icon: IconId): IconId[] =>
  Object.keys(reactions).filter((face) => icon.endsWith(`-reacts-${reactions[face]}`));

/** What has one whole drawing, whatever its mood. */
const wholes: Readonly<Record<IconId, IconId>> = { baby: 'baby-sitting', fish: 'big-fish' };

/** What a seated animal, a baby or a fish is drawn for. */
export const headOf = (icon: IconId): IconId | null =>
  Object.keys(wholes).find((head) => wholes[head] === icon) ??
  /^(cat|dog)-(?:sitting|skating|upset|scared|old)$/.exec(icon)?.[1] ??
  null;

const sitting: Readonly<Record<IconId, 'cat' | 'dog'>> = {
  'cat-face': 'cat',
  cat: 'cat',
  'black-cat': 'cat',
  'dog-face': 'dog',
  dog: 'dog',
};

/** The coat of an animal whose name says it, and whose drawing is that of its kind. */
export const coatOf: Readonly<Record<IconId, string>> = { 'black-cat': '#3c3842' };

/** Returns the drawing of who a title is about, in the mood of its words; null where there is none. */
export function inItsMood(
  hero: Candidate | undefined,
  tokens: readonly Token[],
  grammar: Grammar,
): IconId | null {
  if (!hero) return null;
  const whole = wholes[hero.icon];
  if (whole !== undefined) return whole;
  if (hero.icon === 'sleeping-face' && isAwake(tokens, grammar)) return personWith('worried', tokens);
  const animal = sitting[hero.icon];
  if (!animal) return personWith(reactions[hero.icon], tokens);
  const { start, end } = hero.mention;
  const around = tokens.slice(Math.max(0, start - 2), end + 3);
  const says = (pattern: RegExp, among: readonly Token[]) =>
    pattern.test(among.map(({ folded }) => folded).join(' '));
  if (says(oldAnimals, around)) return `${animal}-old`;
  if (says(scaredAnimals, tokens)) return `${animal}-scared`;
  return says(crossAnimals, tokens) ? `${animal}-upset` : `${animal}-sitting`;
}
