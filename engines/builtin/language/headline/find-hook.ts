/** Which words of a headline are its hook, by rule. */
import type { Grammar, Tag } from '../grammar/grammar.ts';
import { endingIn, wordAlternatives, wordsOf } from '../grammar/lexicon.ts';
import { isVariantAt } from '../product-names.ts';
import { isYear, type Token, tie } from '../tokens.ts';
import { isCurrency, isDecisive, isLightVerb, isSlightVerb, timeUnits } from './clause.ts';
import { isNumbered, namePairs, wholeNames, withoutNumberOfName } from './hook-names.ts';

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

const gerund = endingIn('gerund');
const striking = new RegExp(`^(?:${wordAlternatives('strikingStems')})`, 'u');
const withouts = wordsOf('absences');
/** Negations that say all by themselves: "never". */
const absolutes = wordsOf('absolutes');
const measures = wordsOf('measures');
/** Adjectives that say little: "the whole vacation" is about the vacation. */
const plainAdjectives = wordsOf('plainAdjectives');
const bestNouns = wordsOf('bestNouns');
/** "First", "last": they say which, not how great. */
const ordinals = wordsOf('ordinals');
/** "The world": it adds little to what is said of it. */
const paleNouns = wordsOf('paleNouns');
const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);

/** What a word is worth as a hook, by what it is. Articles, prepositions and the like are worth nothing. */
const worth = {
  price: 10,
  measured: 9,
  /** A title that begins with its denial is about it. */
  openingNegation: 8.7,
  negation: 8.5,
  superlative: 8,
  striking: 7.5,
  ordinal: 5.6,
  adjective: 6,
  plainAdjective: 4.3,
  object: 4.9,
  counted: 4.7,
  hero: 4.6,
  noun: 4.5,
  verb: 4.4,
  afterPreposition: 4.2,
  paleNoun: 4.1,
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
  return found && wholeHook(found, tokens, { prompt, heroWords, grammar });
}

/** A hook with the whole of its thing and name: "gas station", "burned down", "flight 19", "S26 Ultra". */
function wholeHook(
  hook: Hook,
  tokens: readonly Token[],
  { prompt, heroWords, grammar }: HookContext,
): Pick<Hook, 'from' | 'to'> {
  const whole = wholeNames(wholeThing(hook, tokens, heroWords), tokens, namePairs(prompt, grammar));
  const [last, after] = [tokens[whole.to - 1], tokens[whole.to]];
  const isParticle =
    last?.tag === 'verb' && !last.endsPart && grammar.particles.bound.has(after?.lower ?? '');
  let to = isParticle || isNumbered(tokens, whole.to - 1) ? whole.to + 1 : whole.to;
  while (tokens[to] !== undefined && isVariantAt(tokens, to)) to += 1;
  let { from } = whole;
  while (from > 0 && isVariantAt(tokens, from)) from -= 1;
  // "Leap years": a noun with the noun that it specifies, where both are no longer than a hook may be.
  const [noun, next] = [tokens[to - 1], tokens[to]];
  const isFirst = to - from === 1 && noun?.tag === 'noun' && next?.tag === 'noun' && !noun.endsPart;
  const isShort = noun && next && noun.raw.length + next.raw.length < mostLetters;
  return { from, to: grammar.joinsNouns && isFirst && isShort ? to + 1 : to };
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
    .map((hook) => wholeHook(hook, tokens, { prompt, heroWords, grammar }))
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
    return upTo(countedTo(tokens, index + 1), worth.measured);
  // "Stop washing your chicken": an order against something.
  if (index === 0 && grammar.absences.has(token.lower) && !withouts.has(token.folded) && next)
    return upTo(gerund.test(next.folded) ? index + 2 : index + 1, worth.openingNegation);
  if (token.tag === 'number') return numberHook(tokens, index);
  const isAbsolute = absolutes.has(token.folded);
  if (grammar.negations.has(token.lower) || withouts.has(token.folded) || isAbsolute) {
    const score = index === 0 ? worth.openingNegation : worth.negation;
    // "No tiene metro": the auxiliary is denied.
    const isDenied = isJoined || (next?.tag === 'auxiliary' && !token.endsPart);
    // "Without a recipe".
    const thing = next?.tag === 'determiner' && !token.endsPart ? tokens[index + 2] : undefined;
    const length = token.raw.length + (next?.raw.length ?? 0) + (thing?.raw.length ?? 0);
    if (thing?.tag === 'noun' && length <= mostDenied) return upTo(index + 3, score);
    if (isDenied && !isAmountFrom(tokens, index + 1)) return upTo(deniedTo(tokens, index), score);
    return isAbsolute ? upTo(index + 1, score) : null;
  }
  if (token.tag === 'superlative' && degrees.has(token.folded))
    return isJoined ? upTo(index + 2, worth.superlative) : null;
  if (token.tag === 'superlative' && bestNouns.has(next?.folded ?? '')) return null;
  if (token.tag === 'superlative')
    return upTo(withCompany(tokens, index), ordinals.has(token.folded) ? worth.ordinal : worth.superlative);
  // "¿Y si …?": a letter is no hook.
  if (isFunction(token, grammar) || /^\p{L}$/u.test(token.raw)) return null;
  if (token.tag !== 'verb' && plainAdjectives.has(token.folded)) return upTo(index + 1, worth.plainAdjective);
  if (striking.test(token.folded)) return upTo(withCompany(tokens, index), worth.striking);
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

/** "No 1", "sem 5 reais": a number is a hook of its own. */
const isAmountFrom = (tokens: readonly Token[], at: number) => tokens[at]?.tag === 'number';

/** "Sem passar fome": a denied verb with its object, where both are no longer than a hook may be. */
function deniedTo(tokens: readonly Token[], index: number): number {
  // "No puedo creerlo": an auxiliary is denied with its verb or object.
  const [no, auxiliary, next] = tokens.slice(index, index + 3);
  const length = [no, auxiliary, next].reduce((sum, token) => sum + (token?.raw.length ?? 0), 0);
  const isDenied = next && ['verb', 'noun', 'adjective'].includes(next.tag) && !auxiliary?.endsPart;
  if (auxiliary?.tag === 'auxiliary' && isDenied && length <= mostDenied) return index + 3;
  const [denial, verb, object] = tokens.slice(index, index + 3);
  const letters = [denial, verb, object].reduce((sum, token) => sum + (token?.raw.length ?? 0), 0);
  const isWhole = verb?.tag === 'verb' && !verb.endsPart && object?.tag === 'noun' && letters <= mostDenied;
  return index + (isWhole ? 3 : 2);
}
const mostDenied = 14;

/** What happens to a thing is news: the object is worth more than the subject, and than a circumstance. */
function worthOfNoun(tokens: readonly Token[], index: number, heroWords: ReadonlySet<string>): number {
  if (paleNouns.has(tokens[index]?.folded ?? '')) return worth.paleNoun;
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
  if (isCurrency(next) && !token.endsPart) return { from: index, to: index + 2, score: worth.price };
  const hasUnit = next !== undefined && !token.endsPart && next.tag === 'noun';
  if (!hasUnit && isNumbered(tokens, index - 1)) return null;
  const to = countedTo(tokens, index);
  // "1 million views".
  const isLarge = token.raw.includes(tie);
  const isMeasured = isLarge || (hasUnit && (timeUnits.has(next.folded) || measures.has(next.folded)));
  return { from: index, to, score: isMeasured ? worth.measured : worth.counted };
}

/** "1,000 Pokémon packs": a number takes the whole of its thing along, or nothing of it. */
function countedTo(tokens: readonly Token[], index: number): number {
  let to = index + 1;
  const isUnit = ({ folded }: Token) => timeUnits.has(folded) || measures.has(folded);
  while (tokens[to]?.tag === 'noun' && !tokens[to - 1]?.endsPart) {
    to += 1;
    if (isUnit(tokens[to - 1]!)) return to;
  }
  const letters = tokens.slice(index, to).reduce((sum, { raw }) => sum + raw.length, 0);
  return to > index + 2 && letters > mostCounted ? index + 1 : to;
}
const mostCounted = 14;

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
