/** Which words of a headline are its hook, by rule. */
import type { Grammar, Tag } from '../grammar/grammar.ts';
import { wordAlternatives, wordsOf } from '../grammar/lexicon.ts';
import { isYear, splitWords, type Token } from '../tokens.ts';
import { isDecisive, isLightVerb, isSlightVerb, timeUnits } from './clause.ts';

/** What a hook is found by, besides the headline's words. */
export interface HookContext {
  prompt: string;
  heroWords: ReadonlySet<string>;
  grammar: Grammar;
}

/** A headline's words from `from` to before `to`. */
interface Hook {
  from: number;
  to: number;
  score: number;
}

/** The most letters of a hook of two words; more would be no larger than the rest. */
const mostLetters = 12;

const striking = new RegExp(`^(?:${wordAlternatives('strikingStems')})`, 'u');
const withouts = wordsOf('absences');
/** Negations that say all by themselves: "never". */
const absolutes = wordsOf('absolutes');
const measures = wordsOf('measures');
/** Adjectives that say little: "the whole vacation" is about the vacation. */
const plainAdjectives = wordsOf('plainAdjectives');
const bestNouns = wordsOf('bestNouns');
const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);

/** What a word is worth as a hook, by what it is. Articles, prepositions and the like are worth nothing. */
const worth = {
  price: 10,
  measured: 9,
  negation: 8.5,
  superlative: 8,
  striking: 7.5,
  adjective: 6,
  plainAdjective: 4.3,
  object: 4.9,
  counted: 4.7,
  hero: 4.6,
  noun: 4.5,
  verb: 4.4,
  afterPreposition: 4.2,
  plainVerb: 3.5,
} as const;

/**
 * Finds the hook of a headline, with the whole of a name in it; null if no word is worth stressing.
 * @param prompt as typed: its capitals show which words are a name
 * @param heroWords folded words of what is drawn
 */
export function findHook(
  tokens: readonly Token[],
  { prompt, heroWords, grammar }: HookContext,
): Pick<Hook, 'from' | 'to'> | null {
  const best = bestHook(tokens, heroWords, grammar);
  const found = best && withoutNumberOfName(best, tokens, namePairs(prompt, grammar));
  return found && wholeNames(wholeThing(found, tokens, heroWords), tokens, namePairs(prompt, grammar));
}

/** How much less than the hook another word may be worth that stands in for it. */
const nearlyWorth = 0.6;

const saysMost: ReadonlySet<Tag> = new Set<Tag>(['number', 'adjective', 'superlative']);

/**
 * Finds the word that can stand in for a hook too long to be large: worth nearly as much, and shorter. Null
 * where the hook says what no other word does, as a number, a negation or an adjective.
 */
export function findShorterHook(
  tokens: readonly Token[],
  { prompt, heroWords, grammar }: HookContext,
): Pick<Hook, 'from' | 'to'> | null {
  const first = bestHook(tokens, heroWords, grammar);
  if (!first || first.score > worth.striking || saysMost.has(tokens[first.from]?.tag ?? 'noun')) return null;
  const least = Math.min(first.score - nearlyWorth, worth.noun);
  const lengthOf = ({ from, to }: Pick<Hook, 'from' | 'to'>) =>
    tokens.slice(from, to).reduce((sum, { raw }) => sum + raw.length, 0);
  const [other] = tokens
    .flatMap((_, index) => hookAt(tokens, index, heroWords, grammar) ?? [])
    .filter((hook) => hook.score >= least)
    .map((hook) => wholeNames(wholeThing(hook, tokens, heroWords), tokens, namePairs(prompt, grammar)))
    .filter(
      (hook) => (hook.to <= first.from || hook.from >= first.to) && lengthOf(hook) < lengthOf(first) - 1,
    )
    .sort((one, two) => lengthOf(one) - lengthOf(two));
  return other ?? null;
}

/**
 * Returns the word or phrase that is worth most as a hook: a price or a number with its unit, a negation
 * with what it denies, a superlative, a striking word, else an adjective, a verb or a noun, the later one
 * of two.
 */
function bestHook(tokens: readonly Token[], heroWords: ReadonlySet<string>, grammar: Grammar): Hook | null {
  let best: Hook | null = null;
  tokens.forEach((_, index) => {
    const hook = hookAt(tokens, index, heroWords, grammar);
    // Of two alike, the later one is the point.
    if (hook && (best === null || hook.score >= best.score)) best = hook;
  });
  return best;
}

function hookAt(
  tokens: readonly Token[],
  index: number,
  heroWords: ReadonlySet<string>,
  grammar: Grammar,
): Hook | null {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return null;
  const upTo = (to: number, score: number): Hook => ({ from: index, to, score });
  const isJoined = next !== undefined && !token.endsPart && !isFunction(next, grammar);
  // "Top 5 mistakes": the rank with its number.
  if (token.folded === 'top' && next?.tag === 'number')
    return upTo(tokens[index + 2]?.tag === 'noun' ? index + 3 : index + 2, worth.measured);
  if (token.tag === 'number') return numberHook(tokens, index);
  if (grammar.negations.has(token.lower) || withouts.has(token.folded)) {
    if (isJoined) return upTo(deniedTo(tokens, index), worth.negation);
    return absolutes.has(token.folded) ? upTo(index + 1, worth.negation) : null;
  }
  if (token.tag === 'superlative' && degrees.has(token.folded))
    return isJoined ? upTo(index + 2, worth.superlative) : null;
  if (token.tag === 'superlative' && bestNouns.has(next?.folded ?? '')) return null;
  if (token.tag === 'superlative') return upTo(withCompany(tokens, index), worth.superlative);
  // "¿Y si …?": a letter is no hook.
  if (isFunction(token, grammar) || /^\p{L}$/u.test(token.raw)) return null;
  if (striking.test(token.folded)) return upTo(withCompany(tokens, index), worth.striking);
  if ((token.tag === 'adjective' || token.tag === 'noun') && plainAdjectives.has(token.folded))
    return upTo(index + 1, worth.plainAdjective);
  if (token.tag === 'adjective') return upTo(withCompany(tokens, index), worth.adjective);
  if (token.tag === 'verb') {
    // "I opened", "Montei": what was done is said by its object.
    const isPlain = index < 2 && isSlightVerb(token, grammar);
    if (isDecisive(token, grammar)) return upTo(withCompany(tokens, index), worth.striking);
    const isWeak = isPlain || index === 0 || isLightVerb(token, grammar);
    return upTo(withCompany(tokens, index), isWeak ? worth.plainVerb : worth.verb);
  }
  return token.tag === 'noun' ? upTo(index + 1, worthOfNoun(tokens, index, heroWords)) : null;
}

/** "Sem passar fome": a denied verb with its object, where both are no longer than a hook may be. */
function deniedTo(tokens: readonly Token[], index: number): number {
  const [denial, verb, object] = tokens.slice(index, index + 3);
  const letters = [denial, verb, object].reduce((sum, token) => sum + (token?.raw.length ?? 0), 0);
  const isWhole = verb?.tag === 'verb' && !verb.endsPart && object?.tag === 'noun' && letters <= mostDenied;
  return index + (isWhole ? 3 : 2);
}
const mostDenied = 14;

/** What happens to a thing is news: the object is worth more than the subject, and than a circumstance. */
function worthOfNoun(tokens: readonly Token[], index: number, heroWords: ReadonlySet<string>): number {
  const lead = tokens.slice(0, index).findLast(({ tag }) => tag !== 'determiner' && tag !== 'possessive');
  if (lead?.tag === 'verb') return worth.object;
  const token = tokens[index];
  if (token && heroWords.has(token.folded)) return worth.hero;
  return lead?.tag === 'preposition' ? worth.afterPreposition : worth.noun;
}

/** A price; a number with the unit that it measures; a count, which a badge or a larger word outdoes. */
function numberHook(tokens: readonly Token[], index: number): Hook | null {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !/\d/.test(token.raw) || isYear(token)) return null;
  // "iPhone 17": a part of the name before it.
  const before = tokens[index - 1];
  if (before && !before.endsPart && isProduct(before)) return null;
  if (/[$€£%]/.test(token.raw)) return { from: index, to: index + 1, score: worth.price };
  const hasUnit = next !== undefined && !token.endsPart && next.tag === 'noun';
  const to = hasUnit ? index + 2 : index + 1;
  const isMeasured = hasUnit && (timeUnits.has(next.folded) || measures.has(next.folded));
  return { from: index, to, score: isMeasured ? worth.measured : worth.counted };
}

/** A name with a small first letter: "iPhone". */
const isProduct = ({ raw }: Token) => /^\p{Ll}+\p{Lu}/u.test(raw);

/** A short word takes its neighbour along, if both are no longer than a hook may be: "FROZEN SHIP". */
function withCompany(tokens: readonly Token[], index: number): number {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || token.endsPart) return index + 1;
  const isShort = token.raw.length + next.raw.length < mostLetters;
  const belongs =
    ((token.tag === 'adjective' || token.tag === 'superlative') && next.tag === 'noun') ||
    (token.tag === 'verb' && next.tag === 'object');
  // "Broken / ice cream": a thing of two words is not parted.
  const after = tokens[index + 2];
  const isParted = after?.tag === 'noun' && !next.endsPart && next.tag === 'noun';
  return isShort && belongs && !isParted ? index + 2 : index + 1;
}

/** What a word is that can be no hook. */
const functionTags: ReadonlySet<Tag> = new Set<Tag>([
  'determiner',
  'possessive',
  'preposition',
  'conjunction',
  'auxiliary',
  'relative',
  'question',
  'subject',
  'object',
  'infinitive',
]);

function isFunction({ tag, lower }: Token, grammar: Grammar): boolean {
  return functionTags.has(tag) || grammar.negations.has(lower);
}

/** "Gas station": a thing of two words is stressed as a whole. */
function wholeThing(
  { from, to, score }: Hook,
  tokens: readonly Token[],
  heroWords: ReadonlySet<string>,
): Hook {
  const isOfHero = (at: number) => tokens[at]?.tag === 'noun' && heroWords.has(tokens[at]?.folded ?? '');
  if (heroWords.size > 2 || to - from !== 1 || !isOfHero(from)) return { from, to, score };
  if (isOfHero(from - 1) && !tokens[from - 1]?.endsPart) return { from: from - 1, to, score };
  return isOfHero(to) && !tokens[from]?.endsPart ? { from, to: to + 1, score } : { from, to, score };
}

/** The neighbours in a prompt that are parts of one name: "Mario 64", "São Paulo". */
function namePairs(prompt: string, grammar: Grammar): ReadonlySet<string> {
  const words = splitWords(prompt, grammar);
  // A word in capitals and a number are one even then: "GTA 6".
  const isSeries = (at: number) =>
    /^\p{Lu}[\p{Lu}\d]+$/u.test(words[at]?.raw ?? '') && /^\d{1,4}$/.test(words[at + 1]?.raw ?? '');
  const series = words.flatMap(({ folded, endsPart }, at) =>
    isSeries(at) && !endsPart ? [`${folded} ${words[at + 1]?.folded}`] : [],
  );
  // A prompt in capitals, or with each word capitalised, shows no names.
  if (/\p{Ll}/u.test(prompt) && words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length > words.length * 0.6)
    return new Set(series);
  const isName = (at: number) => at > 0 && /^[\p{Lu}\d]/u.test(words[at]?.raw ?? '');
  return new Set([
    ...(/\p{Ll}/u.test(prompt) ? series : []),
    ...words.flatMap((word, at) => {
      const next = words[at + 1];
      const isPair = next && !word.endsPart && /^\p{Lu}/u.test(word.raw) && isName(at) && isName(at + 1);
      return isPair ? [`${word.folded} ${next.folded}`] : [];
    }),
  ]);
}

/** "GTA / 6 trailer": the number is the name's, and the name is the hook. */
function withoutNumberOfName(hook: Hook, tokens: readonly Token[], pairs: ReadonlySet<string>): Hook {
  const [before, first] = [tokens[hook.from - 1], tokens[hook.from]];
  const isOfName =
    before !== undefined && first?.tag === 'number' && pairs.has(`${before.folded} ${first.folded}`);
  return isOfName ? { ...hook, from: hook.from - 1, to: hook.from + 1 } : hook;
}

/** Takes the rest of a name into the hook, and a number before it: "three legged cat". */
function wholeNames(
  { from, to }: Hook,
  tokens: readonly Token[],
  pairs: ReadonlySet<string>,
): Pick<Hook, 'from' | 'to'> {
  const isTied = (at: number) => {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (!before || !after || before.endsPart) return false;
    if (pairs.has(`${before.folded} ${after.folded}`)) return true;
    const lead = tokens[at - 2];
    const isOfName = lead !== undefined && pairs.has(`${lead.folded} ${before.folded}`);
    return before.tag === 'number' && after.tag !== 'verb' && !isOfName;
  };
  let [first, end] = [from, to];
  while (first > 0 && isTied(first)) first -= 1;
  while (end < tokens.length && isTied(end) && tokens[end - 1]?.tag !== 'number') end += 1;
  return { from: first, to: end };
}
