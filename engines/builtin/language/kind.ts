import type { Grammar } from './grammar/grammar.ts';
import { anyOf, endingIn } from './grammar/lexicon.ts';
import { timeUnits } from './headline/clause.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const looks = anyOf((expressions) => expressions.looks, 'g');
const titleSigns = anyOf((expressions) => expressions.titleSigns);
const nonFinite = endingIn('gerund', 'infinitive', 'participle');
const gerund = endingIn('gerund');

/** From this many points on, a prompt describes a picture; below it is a title to print. */
const sceneFrom = 2.2;

/** Returns whether the prompt is a title to print or describes a picture, by words for its look and verbs. */
export function kindOf(prompt: string, tokens: readonly Token[], grammar: Grammar): 'title' | 'scene' {
  const { descriptionOpening, definiteOpening } = grammar.titles;
  const folded = fold(prompt).slice(0, 600);
  const styled = (folded.match(looks) ?? []).length;
  const [firstPart = '', ...tail] = folded.split(/,\s/);
  const styledTail = tail.some((part) => isStylePart(part));
  if (/[?¿]|\b(vs|versus)\b/.test(folded)) return 'title';
  if (/[\d!¡]/.test(folded) && styled < 2) return 'title';
  const early = tokens.slice(0, 60);
  // "Three days in the Andes": nobody can see how long a picture takes.
  if (early[0]?.tag === 'number' && timeUnits.has(early[1]?.folded ?? '') && styled === 0) return 'title';
  const hasFiniteVerb = early.some(
    ({ tag, folded: word }) =>
      tag === 'subject' ||
      tag === 'question' ||
      tag === 'possessive' ||
      tag === 'auxiliary' ||
      (tag === 'verb' && !nonFinite.test(word)),
  );
  const first = early[0];
  const looksDescribed = /^\p{Ll}/u.test(prompt) || descriptionOpening.test(folded);
  let points = styledTail ? 2 : isStylePart(firstPart) ? (looksDescribed ? 1.6 : 0.4) : 0;
  points -= titleSigns.test(folded) ? 1 : 0;
  points += styled > 1 ? 0.8 : 0;
  points += /^\p{Ll}/u.test(prompt) ? 0.3 : 0;
  points += descriptionOpening.test(folded) ? 1.5 : 0;
  points += hasFiniteVerb ? -1.5 : 0.6;
  points += folded.includes(',') ? 0.6 : 0;
  points +=
    first?.tag !== 'verb' && early.some(({ tag, folded: word }) => tag === 'verb' && gerund.test(word))
      ? 0.6
      : 0;
  points -= early.slice(0, 2).some(({ tag }) => tag === 'superlative') ? 1 : 0;
  points -= definiteOpening.test(folded) ? 1 : 0;
  points += early.length > 30 ? 1.2 : 0;
  return points >= sceneFrom ? 'scene' : 'title';
}

/** Returns whether a part describes only the look ("purple background", "cinematic lighting"). */
export function isStylePart(folded: string): boolean {
  looks.lastIndex = 0;
  return looks.test(folded);
}
