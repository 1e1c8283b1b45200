import { isAmount, type Tag, tie } from '../tokens.ts';
import { has, isDegree, isProper, type WordContext } from './context.ts';

/** Words that make a preposition together with the linker after them ("antes de", "out of"). */
const compoundPrepositions =
  /^(antes|depois|despues|dentro|perto|cerca|debajo|encima|detras|lejos|atras|embaixo|cima|longe|fora|fuera|alem|vez|causa|partir|traves|delante|frente|because|instead|out|front|top)$/;
const englishParticles = /^(up|down|off|out|over|in|on|away|back|around)$/;
/** Adverbs that are nouns or adjectives after a word that announces a noun ("my home", "a fast car"). */
const doubtfulAdverbs = /^(home|back|fast|hard|mal|bien|bem|tarde|cedo|tudo|todo)$/;

/** Numbers, question words, superlatives and what joins clauses. */
function openingOrJoiningTag({ grammar, word, previous, next, before }: WordContext): Tag | undefined {
  // "São Paulo", "São Luís": not a verb.
  if (word.raw === 'São' && isProper(next)) return 'noun';
  const isNumeral =
    grammar.numerals.has(word.lower) && next !== undefined && !has(grammar.prepositions, next);
  if (isAmount(word) || isNumeral) return 'number';
  if (!previous && has(grammar.questions, word)) return 'question';
  if (word.lower.includes(tie)) {
    return /^(por que|por qué|o que|how to)$/.test(word.lower.replaceAll(tie, ' ')) ? 'question' : 'noun';
  }
  if (grammar.superlatives.test(word.folded) && !(isDegree(word) && !next)) return 'superlative';
  // "I asked 100 strangers what they regret": inside a sentence they join clauses.
  if (
    previous &&
    grammar.language === 'en' &&
    /^(what|how|why)$/.test(word.lower) &&
    (before === 'noun' || before === 'verb')
  )
    return 'relative';
  const isDemonstrative = word.lower === 'that' && before !== 'noun';
  if (previous && has(grammar.relatives, word) && !isDemonstrative) return 'relative';
  return previous && has(grammar.conjunctions, word) ? 'conjunction' : undefined;
}

/** English "to", and Portuguese and Spanish "a", before a verb. */
function infinitiveMarkTag({ grammar, word, next }: WordContext): Tag | undefined {
  if (grammar.language === 'en') {
    if (word.lower !== 'to') return undefined;
    const isBaseForm = next !== undefined && grammar.verbForms.get(next.lower) === next.lower;
    return isBaseForm || next?.lower === 'be' ? 'infinitive' : 'preposition';
  }
  const isInfinitive = next !== undefined && /[aei]r$/.test(next.folded) && grammar.verbForms.has(next.lower);
  return word.lower === 'a' && isInfinitive ? 'infinitive' : undefined;
}

/** Words whose class is known from lists: articles, prepositions, pronouns, numbers and the like. */
export function closedTag(context: WordContext): Tag | undefined {
  const { grammar, word, next, before } = context;
  const early = openingOrJoiningTag(context) ?? infinitiveMarkTag(context);
  if (early) return early;
  if (has(grammar.linkers, next) && compoundPrepositions.test(word.folded)) return 'preposition';
  // "Vendí todo y me fui": everything, not every.
  const standsAlone = !next || has(grammar.conjunctions, next);
  if (grammar.language !== 'en' && before === 'verb' && standsAlone && /^tod[oa]s?$/.test(word.folded))
    return 'noun';
  // "Never say this in an interview": a pronoun, not a determiner.
  const isPronoun =
    grammar.language === 'en' && before === 'verb' && /^(this|that|these|those)$/.test(word.lower);
  if (isPronoun && (!next || has(grammar.prepositions, next) || has(grammar.conjunctions, next)))
    return 'object';
  if (has(grammar.determiners, word)) return 'determiner';
  if (has(grammar.possessives, word)) return 'possessive';
  const isParticle = grammar.language === 'en' && before === 'verb' && englishParticles.test(word.lower);
  if (isParticle && (!next || has(grammar.prepositions, next))) return 'adverb';
  // "Con sueldo bajo": no Spanish or Portuguese sentence ends on a preposition.
  const isAtEnd = grammar.language !== 'en' && !next && before === 'noun';
  if (isAtEnd && grammar.adjectiveWords.has(word.lower)) return 'adjective';
  if (has(grammar.prepositions, word)) return 'preposition';
  if (has(grammar.subjects, word))
    return before === 'verb' || before === 'preposition' ? 'object' : 'subject';
  if (has(grammar.objects, word)) return 'object';
  if (has(grammar.auxiliaries, word)) return 'auxiliary';
  const isQuantity = /^(poc|pouc|much|muit)[oa]s?$/.test(word.folded);
  if (isQuantity && next && !isDegree(next)) return 'determiner';
  const announcesNoun =
    before !== undefined && ['determiner', 'possessive', 'adjective', 'number'].includes(before);
  // "Mi rutina de mañana", but "de hoy" stays an adverb.
  if (before === 'preposition' && /^(mañana|manhã|tarde|mal|bem|bien)$/.test(word.lower)) return 'noun';
  if (has(grammar.adverbs, word) && !(announcesNoun && doubtfulAdverbs.test(word.lower))) return 'adverb';
  return undefined;
}
