import type { Tag } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { has, isDegree, startsObject, type WordContext } from './context.ts';

/** Endings of participles, the irregular ones ("visto", "hecho", "aberto") among them. */
const participles =
  /([ai]d[oa]s?|ist[oa]s?|eit[oa]s?|ich[oa]s?|ech[oa]s?|rit[oa]s?|ert[oa]s?|uest[oa]s?|ort[oa]s?|uert[oa]s?|ot[oa]s?|go|nho)$/;
const regularParticiples = /([ai]d[oa]s?)$/;

/** After an article, possessive or number comes a noun, or the adjective before one ("la nueva casa"). */
function announcedNounTag({ grammar, word, next }: WordContext): Tag {
  const isBeforeNoun =
    next !== undefined && !has(grammar.prepositions, next) && !has(grammar.auxiliaries, next);
  return grammar.adjectiveWords.has(word.lower) && isBeforeNoun ? 'adjective' : 'noun';
}

/** Returns whether a form that may be a noun is a verb here ("casa", "juego", "conta"). */
function isVerbInContext({ grammar, before, previous, next }: WordContext): boolean {
  if (before === 'subject' || before === 'object' || before === 'relative' || before === 'question')
    return true;
  if (before === 'adverb' && has(grammar.negations, previous)) return true;
  const takesObject = startsObject(grammar, next);
  if (before === 'noun' || before === 'adjective') return takesObject;
  return before === undefined && takesObject && !has(grammar.prepositions, next);
}

function verbTag(context: WordContext): Tag | undefined {
  const { word, before, infinitive, isNounLike } = context;
  if (before === 'auxiliary' && participles.test(word.folded)) return 'verb';
  if (/(ando|[ei]ndo)$/.test(word.folded)) return 'verb';
  return infinitive === word.lower && before !== 'determiner' && !(isNounLike && before === 'possessive')
    ? 'verb'
    : undefined;
}

const pastLookalikes = wordsOf('pastLookalikes');

/** Tags a Portuguese or Spanish word that is on no list: by its ending and its neighbours. */
export function romanceTag(context: WordContext): Tag {
  const { grammar, word, before, previous, next, infinitive, isNounLike, isAdjective } = context;
  if (/mente$/.test(word.folded) && word.folded !== 'mente') return 'adverb';
  // "Viralicé", "Zerei": a first-person past, even if the verb is on no list.
  const isOwnPast =
    before === undefined && next !== undefined && infinitive === undefined && !pastLookalikes.has(word.lower);
  if (isOwnPast && grammar.ownPast?.test(word.lower) && word.lower.length > 4) return 'verb';
  const isVerbForm = infinitive !== undefined;
  const early = isVerbForm ? verbTag(context) : undefined;
  if (early) return early;
  if (before === 'determiner' || before === 'possessive' || before === 'number')
    return announcedNounTag(context);
  if (before === 'superlative') return isAdjective && isDegree(previous) ? 'adjective' : 'noun';
  const afterNoun = before === 'noun' || before === 'adjective';
  const isParticiple = regularParticiples.test(word.folded);
  if (isParticiple && isVerbForm && afterNoun) return 'adjective';
  if (isVerbForm && !isNounLike && !isParticiple) return before === 'preposition' ? 'noun' : 'verb';
  if (isVerbForm && isNounLike && isVerbInContext(context)) return 'verb';
  const describes =
    afterNoun || (before !== undefined && ['verb', 'auxiliary', 'conjunction', 'adverb'].includes(before));
  if (isAdjective && describes) return 'adjective';
  const opens = before === undefined && next !== undefined;
  return opens && grammar.adjectiveWords.has(word.lower) ? 'adjective' : 'noun';
}
