import type { Tag } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { has, isProper, startsObject, type WordContext } from './context.ts';

const adverbLookalikes = wordsOf('adverbLookalikes');
const modals = wordsOf('modals');
const pluralModifiers = wordsOf('pluralModifiers');
const compoundHeads = wordsOf('compoundHeads');
const irregularParticiples = wordsOf('irregularParticiples');
const unmarkedPlurals = wordsOf('unmarkedPlurals');
const subjectQuestions = wordsOf('subjectQuestions');
const countedRelatives = wordsOf('countedRelatives');
const questionAuxiliaries = wordsOf('questionAuxiliaries');
const possessiveAdjectives = wordsOf('possessiveAdjectives');

function isAdverb({ word, before, previous }: WordContext): boolean {
  // "Winning Monopoly": inside a sentence a capital makes a name.
  if (previous && isProper(word) && !isProper(previous)) return false;
  if (before === 'preposition' || before === 'determiner') return false;
  return /[a-z]{3}ly$/.test(word.folded) && !adverbLookalikes.has(word.folded);
}

/** Returns whether a noun follows that an adjective can belong to. */
function isFollowedByHead({ grammar, next }: WordContext): boolean {
  const functionWords = [
    grammar.prepositions,
    grammar.adverbs,
    grammar.auxiliaries,
    grammar.conjunctions,
    grammar.relatives,
  ];
  return next !== undefined && !functionWords.some((set) => set.has(next.lower));
}

/** After a pronoun, "to", an auxiliary, a relative or a question word a verb's form is a verb. */
function verbByAnnouncement({
  word,
  before,
  previous,
  isNounLike,
  isAdjective,
}: WordContext): Tag | undefined {
  switch (before) {
    case 'subject':
    case 'infinitive':
    case 'relative':
      return 'verb';
    case 'auxiliary':
      return isAdjective && !/(ed|ing)$/.test(word.folded) ? 'adjective' : 'verb';
    case 'question':
      return !isAdjective && subjectQuestions.has(previous?.lower ?? '') ? 'verb' : undefined;
    case 'adverb':
      return !isNounLike && !isAdjective ? 'verb' : undefined;
    default:
      return undefined;
  }
}

function gerundTag({ grammar, before, previous, next, isNounLike }: WordContext): Tag {
  if (before === undefined) {
    return startsObject(grammar, next) || !isNounLike || has(grammar.prepositions, next) ? 'verb' : 'noun';
  }
  if (before === 'preposition') return startsObject(grammar, next) || !isNounLike ? 'verb' : 'noun';
  // "Her own kidnapping".
  if (has(possessiveAdjectives, previous)) return 'noun';
  // "A fox reading a book", but "a swimming lesson".
  return isNounLike && !(before === 'noun' && startsObject(grammar, next)) ? 'noun' : 'verb';
}

function openingVerbTag({ grammar, word, next, isNounLike, isAdjective }: WordContext): Tag {
  if (isAdjective && next) return 'adjective';
  const takesObject = startsObject(grammar, next);
  if (isNounLike) return takesObject || has(grammar.subjects, next) ? 'verb' : 'noun';
  const isParticiple = /ed$/.test(word.folded) && next && !takesObject && !has(grammar.prepositions, next);
  return isParticiple ? 'adjective' : 'verb';
}

/** "Earthquake hits Japan" or "card tricks": a verb's form after a noun. */
function afterNounTag(context: WordContext): Tag {
  const { grammar, word, previous, next, tags, firstWord, infinitive, isNounLike } = context;
  // "Trump and Xi meet": two subjects make a plural.
  const isPluralSubject =
    /s$/.test(previous?.folded ?? '') ||
    unmarkedPlurals.has(previous?.folded ?? '') ||
    (tags.at(-2) === 'conjunction' && tags.at(-3) === 'noun' && isProper(previous));
  // "Things found in the ocean": a participle after its noun.
  if (irregularParticiples.has(word.lower)) return 'verb';
  const isInflected = /(s|ed)$/.test(word.folded) || infinitive !== word.lower;
  const awaitsVerb = !tags.includes('verb');
  // "Top 7 goalkeeper saves that …": a counted phrase ends with a noun.
  const isCounted = tags[0] === 'number' || tags[0] === 'superlative';
  if (isCounted && awaitsVerb && has(countedRelatives, next)) return 'noun';
  if (startsObject(grammar, next) || has(grammar.subjects, next)) return 'verb';
  if (next?.lower === grammar.infinitive.mark && isInflected) return 'verb';
  // "How lighthouses work", "does the heart pump blood": the question has no verb yet.
  const isAsked =
    tags[0] === 'question' ? isPluralSubject && next === undefined : questionAuxiliaries.has(firstWord.lower);
  if (!isInflected && awaitsVerb && isAsked) return 'verb';
  if (!isNounLike && (isInflected || isPluralSubject)) return 'verb';
  // "Airplanes stay in the air": a plural is hardly ever the first half of a compound noun.
  const isCompound = pluralModifiers.has(previous?.folded ?? '') || compoundHeads.has(word.folded);
  if (isPluralSubject && !isInflected && !isCompound && next !== undefined && awaitsVerb) return 'verb';
  const actsOnName = isProper(next) && !isProper(word);
  return isNounLike && isInflected && awaitsVerb && actsOnName ? 'verb' : 'noun';
}

/** Tags an English word that is on no list: by its ending and its neighbours. */
export function englishTag(context: WordContext): Tag {
  const { grammar, word, before, previous, next, tags, infinitive, isNounLike, isAdjective } = context;
  if (isAdverb(context)) return 'adverb';
  // "I can't level up": after these a word is a verb, even if it is on no list.
  if (before === 'auxiliary' && tags.length > 1 && modals.has(previous?.lower ?? '') && !isAdjective)
    return 'verb';
  const announced = infinitive === undefined ? undefined : verbByAnnouncement(context);
  if (announced && before !== 'relative' && before !== 'adverb') return announced;
  if (before !== undefined && ['determiner', 'possessive', 'superlative', 'number'].includes(before)) {
    if (isAdjective && isFollowedByHead(context)) return 'adjective';
    const isParticiple = infinitive !== undefined && /(ed|en)$/.test(word.folded) && !isNounLike;
    return isParticiple && next ? 'adjective' : 'noun';
  }
  if (announced) return announced;
  if (infinitive !== undefined) {
    if (/ing$/.test(word.folded)) return gerundTag(context);
    if (before === undefined) return openingVerbTag(context);
    if (before === 'noun') return afterNounTag(context);
    if (before === 'object' && !isNounLike) return 'verb';
    // "Every block I touch turns to gold": the sentence continues after the clause inside it.
    const isAfterInnerClause = before === 'verb' && tags.at(-2) === 'subject' && tags.at(-3) === 'noun';
    if (isAfterInnerClause && /(s|ed)$/.test(word.folded)) return 'verb';
  }
  if (isAdjective && next) return 'adjective';
  const isPredicate = isAdjective && grammar.adjectiveWords.has(word.lower) && before !== 'preposition';
  return isPredicate && before !== undefined ? 'adjective' : 'noun';
}
