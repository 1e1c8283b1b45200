import type { Tag } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { isAmount, tie } from '../tokens.ts';
import { has, isDegree, isProper, type WordContext } from './context.ts';

const compoundPrepositions = wordsOf('compoundPrepositions');
const doubtfulAdverbs = wordsOf('doubtfulAdverbs');
const verbLikeNames = wordsOf('verbLikeNames');
const questionIdioms = wordsOf('questionIdioms');
const doubtfulRelatives = wordsOf('doubtfulRelatives');
const quantities = wordsOf('quantities');
const nounsOfTime = wordsOf('nounsOfTime');

/** Numbers, question words, superlatives and what joins clauses. */
function openingOrJoiningTag({ grammar, word, previous, next, before }: WordContext): Tag | undefined {
  // "São Paulo", "São Luís": not a verb.
  if (verbLikeNames.has(word.raw) && isProper(next)) return 'noun';
  const isNumeral =
    grammar.numerals.has(word.lower) && next !== undefined && !has(grammar.prepositions, next);
  if (isAmount(word) || isNumeral) return 'number';
  if (!previous && has(grammar.questions, word)) return 'question';
  if (word.lower.includes(tie)) {
    return questionIdioms.has(word.lower.replaceAll(tie, ' ')) ? 'question' : 'noun';
  }
  if (grammar.superlatives.test(word.folded) && !(isDegree(word) && !next)) return 'superlative';
  // "I asked 100 strangers what they regret": inside a sentence they join clauses.
  if (previous && grammar.joiningQuestions.has(word.lower) && (before === 'noun' || before === 'verb'))
    return 'relative';
  const isDemonstrative = doubtfulRelatives.has(word.lower) && before !== 'noun';
  if (previous && has(grammar.relatives, word) && !isDemonstrative) return 'relative';
  return previous && has(grammar.conjunctions, word) ? 'conjunction' : undefined;
}

/** English "to", and Portuguese and Spanish "a", before a verb. */
function infinitiveMarkTag({ grammar, word, next }: WordContext): Tag | undefined {
  const { mark, endings, others } = grammar.infinitive;
  if (word.lower !== mark || next === undefined) return undefined;
  const isInfinitive = endings
    ? endings.test(next.folded) && grammar.verbForms.has(next.lower)
    : grammar.verbForms.get(next.lower) === next.lower;
  return isInfinitive || others.has(next.lower) ? 'infinitive' : undefined;
}

/** Words whose class is known from lists: articles, prepositions, pronouns, numbers and the like. */
export function closedTag(context: WordContext): Tag | undefined {
  const { grammar, word, next, before } = context;
  const early = openingOrJoiningTag(context) ?? infinitiveMarkTag(context);
  if (early) return early;
  if (has(grammar.linkers, next) && compoundPrepositions.has(word.folded)) return 'preposition';
  // "Vendí todo y me fui": everything, not every.
  const standsAlone = !next || has(grammar.conjunctions, next);
  if (before === 'verb' && standsAlone && grammar.universals.has(word.folded)) return 'noun';
  // "Never say this in an interview": a pronoun, not a determiner.
  const isPronoun = before === 'verb' && grammar.demonstrativePronouns.has(word.lower);
  if (isPronoun && (!next || has(grammar.prepositions, next) || has(grammar.conjunctions, next)))
    return 'object';
  if (has(grammar.determiners, word)) return 'determiner';
  if (has(grammar.possessives, word)) return 'possessive';
  const isParticle = before === 'verb' && grammar.particles.asAdverbs.has(word.lower);
  if (isParticle && (!next || has(grammar.prepositions, next))) return 'adverb';
  // "Con sueldo bajo": a sentence does not end on a preposition here.
  const isAtEnd = !grammar.strandsPrepositions && !next && before === 'noun';
  if (isAtEnd && grammar.adjectiveWords.has(word.lower)) return 'adjective';
  if (has(grammar.prepositions, word)) return 'preposition';
  if (has(grammar.subjects, word))
    return before === 'verb' || before === 'preposition' ? 'object' : 'subject';
  if (has(grammar.objects, word)) return 'object';
  if (has(grammar.auxiliaries, word)) return 'auxiliary';
  const isQuantity = quantities.has(word.folded);
  if (isQuantity && next && !isDegree(next)) return 'determiner';
  const announcesNoun =
    before !== undefined && ['determiner', 'possessive', 'adjective', 'number'].includes(before);
  // "Mi rutina de mañana", but "de hoy" stays an adverb.
  if (before === 'preposition' && nounsOfTime.has(word.lower)) return 'noun';
  if (has(grammar.adverbs, word) && !(announcesNoun && doubtfulAdverbs.has(word.lower))) return 'adverb';
  return undefined;
}
