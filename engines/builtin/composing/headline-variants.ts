/** Other ways to print a headline, for a design whose first way has a fault or a weak hook. */
import { allGrammars, grammarOf } from '../language/grammar/grammars.ts';
import { wordsOf } from '../language/grammar/lexicon.ts';
import { findShorterHook } from '../language/headline/find-hook.ts';
import { stressHook } from '../language/headline/stress-hook.ts';
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';
import { isFunctionWord } from './narrow-emphasis.ts';

/** "UN / CONEJO": an article by itself takes a line; null where there is none. */
export function withJoinedArticle(understood: Understanding): Understanding | null {
  const { headline, emphasis } = understood;
  const [article = '', hook = '', ...rest] = headline.value;
  const { determiners, possessives } = grammarOf(understood.language);
  const isArticle = [determiners, possessives].some((words) => words.has(article.toLowerCase()));
  if (emphasis !== 1 || !isArticle) return null;
  return { ...understood, headline: { ...headline, value: [`${article} ${hook}`, ...rest] }, emphasis: 0 };
}

/** Leaves out an article before the hook, as in "THE / UNBELIEVABLE"; null where there is none. */
export function withoutArticle(understood: Understanding): Understanding | null {
  const { headline, emphasis, language } = understood;
  const [first = '', ...rest] = headline.value;
  const [article = '', ...after] = first.split(' ');
  const { determiners } = grammarOf(language);
  if (!determiners.has(article.toLowerCase()) || article.length > 3 || rest.length === 0) return null;
  if (emphasis === 1 && after.length === 0)
    return { ...understood, headline: { ...headline, value: rest }, emphasis: 0 };
  if (emphasis !== 0 || after.length === 0) return null;
  return { ...understood, headline: { ...headline, value: [after.join(' '), ...rest] } };
}

const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);
const absolutes = wordsOf('absolutes');
const denials = new Set([...wordsOf('absences'), ...allGrammars.flatMap(({ negations }) => [...negations])]);

/**
 * Trims the hook to its core, which is printed larger: "más / PELIGROSO" for "MÁS PELIGROSO", "NEVER
 * / buy"; null where it has none. A number keeps its unit, and what is denied its denial.
 */
export function withHookCore(understood: Understanding): Understanding | null {
  const { headline, emphasis } = understood;
  const hook = emphasis === null ? undefined : headline.value[emphasis];
  if (emphasis === null || hook === undefined) return null;
  // A list prints its number in a badge.
  if (understood.layout.value === 'list' && /^\p{N}/u.test(hook)) return null;
  const { before, core, after } = coreOf(hook.split(' '));
  if (before.length + after.length === 0) return null;
  const lead = headline.value.slice(0, emphasis);
  const rest = headline.value.slice(emphasis + 1);
  const join = (...lines: readonly (string | undefined)[]) => lines.filter(Boolean).join(' ');
  const above = before.length > 0 ? [...lead.slice(0, -1), join(lead.at(-1), ...before)] : lead;
  const below = after.length > 0 ? [join(...after, rest[0]), ...rest.slice(1)] : rest;
  return {
    ...understood,
    headline: { ...headline, value: [...above, core.join(' '), ...below] },
    emphasis: above.length,
  };
}

/** "100 / people": a longer word after a number would make both small. */
const longUnit = 7;

/** The words of a hook that say it, with those before and after them. */
function coreOf(words: readonly string[]): Record<'before' | 'core' | 'after', readonly string[]> {
  const first = words.findIndex((word) => !isFunctionWord(word) && !degrees.has(fold(word)));
  const [head = ''] = words;
  const isLong = words.slice(1).join(' ').length >= longUnit;
  if (words.length > 1 && (absolutes.has(fold(head)) || (isLong && /^\p{N}+$/u.test(head))))
    return { before: [], core: [head], after: words.slice(1) };
  if (first > 0) return { before: words.slice(0, first), core: words.slice(first), after: [] };
  return { before: [], core: words, after: [] };
}

/** A hook of fewer letters is large in most rooms. */
const longHook = 9;

/** Stresses a shorter word in place of a long one that is worth no more; null where there is none. */
export function withShorterHook(understood: Understanding, prompt: string): Understanding | null {
  const { headline, emphasis, language } = understood;
  const hook = emphasis === null ? '' : (headline.value[emphasis] ?? '');
  if (hook.length < longHook) return null;
  const context = { prompt, heroWords: new Set<string>(), grammar: grammarOf(language) };
  const { lines, emphasis: other } = stressHook(headline.value, context, findShorterHook);
  return other === null ? null : { ...understood, headline: { ...headline, value: lines }, emphasis: other };
}

/** Whether more than articles and the like is left out. */
export function dropsMeaning(
  { headline: whole }: Understanding,
  { headline: short }: Understanding,
): boolean {
  const kept = new Set(short.value.join(' ').split(' '));
  return whole.value
    .join(' ')
    .split(' ')
    .some((word) => !kept.has(word) && !isFunctionWord(word));
}

/** The understanding with each alternative headline that is shorter and has the hook, the best first. */
export function withShorterHeadlines(
  understood: Understanding,
  prompt: string,
  most?: number,
): Understanding[] {
  const { headline, language } = understood;
  const context = { prompt, heroWords: new Set<string>(), grammar: grammarOf(language) };
  const length = lengthOf(headline.value);
  const hook = understood.emphasis === null ? '' : (headline.value[understood.emphasis] ?? '');
  return headline.runnersUp
    .slice(0, most)
    .filter(
      ({ value }) =>
        value.length > 0 &&
        lengthOf(value) < length &&
        // The first of a few may have another hook.
        (most !== undefined || value.join(' ').includes(hook)),
    )
    .map(({ value, confidence, reason }) => {
      const { lines, emphasis } = stressHook(value, context);
      return {
        ...understood,
        headline: { value: lines, confidence, reason, runnersUp: headline.runnersUp },
        emphasis,
      };
    });
}

/** "No practice", "sem glúten": what is denied says the opposite alone. */
export function losesDenial(understood: Understanding, core: Understanding): boolean {
  const hookOf = ({ headline, emphasis }: Understanding) => headline.value[emphasis ?? 0] ?? '';
  const kept = new Set(hookOf(core).split(' '));
  return hookOf(understood)
    .split(' ')
    .some((word) => denials.has(fold(word)) && !kept.has(word));
}

const lengthOf = (lines: readonly string[]) => lines.join(' ').length;
