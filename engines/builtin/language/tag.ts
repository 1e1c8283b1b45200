import type { Grammar } from './grammar/grammar.ts';
import { isAmount, type Tag, type Token, tie, type Word } from './tokens.ts';

interface Context {
  grammar: Grammar;
  words: readonly Word[];
  tags: Tag[];
  index: number;
}

/** The infinitive of a verb's form; an accent more or less does not matter. */
const verbOf = (word: Word, grammar: Grammar) =>
  grammar.verbForms.get(word.lower) ?? grammar.verbForms.get(word.folded);

const has = (set: ReadonlySet<string>, word: Word | undefined) => word !== undefined && set.has(word.lower);

function wordAt({ words, index }: Context, offset: number): Word | undefined {
  const from = Math.min(index, index + offset);
  const to = Math.max(index, index + offset);
  for (let at = from; at < to; at++) if (words[at]?.endsPart) return undefined;
  return words[index + offset];
}

function previousTag(context: Context): Tag | undefined {
  return wordAt(context, -1) === undefined ? undefined : context.tags[context.index - 1];
}

const isProper = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.raw);

/** Words whose class is known from lists: articles, prepositions, pronouns, numbers and the like. */
function closedTag(context: Context): Tag | undefined {
  const { grammar, words, index } = context;
  const word = words[index]!;
  const before = previousTag(context);
  const next = wordAt(context, 1);
  const isFirst = wordAt(context, -1) === undefined;
  if (isAmount(word) || (grammar.numerals.has(word.lower) && next && !has(grammar.prepositions, next)))
    return 'number';
  if (isFirst && has(grammar.questions, word)) return 'question';
  if (word.lower.includes(tie))
    return /^(por que|por qué|o que|how to)$/.test(word.lower.replaceAll(tie, ' ')) ? 'question' : 'noun';
  if (grammar.language === 'en' && word.lower === 'to') {
    const isBaseForm = next !== undefined && grammar.verbForms.get(next.lower) === next.lower;
    return isBaseForm || next?.lower === 'be' ? 'infinitive' : 'preposition';
  }
  if (grammar.superlatives.test(word.folded) && !(isComparison(word) && !next)) return 'superlative';
  if (has(grammar.relatives, word) && !isFirst && !(word.lower === 'that' && before !== 'noun'))
    return 'relative';
  if (has(grammar.conjunctions, word) && !isFirst) return 'conjunction';
  if (
    grammar.language !== 'en' &&
    word.lower === 'a' &&
    next &&
    /[aei]r$/.test(next.folded) &&
    grammar.verbForms.has(next.lower)
  ) {
    return 'infinitive';
  }
  if (next && has(grammar.linkers, next) && compoundPrepositions.test(word.folded)) return 'preposition';
  if (has(grammar.determiners, word)) return 'determiner';
  if (has(grammar.possessives, word)) return 'possessive';
  const isParticle =
    grammar.language === 'en' &&
    before === 'verb' &&
    /^(up|down|off|out|over|in|on|away|back|around)$/.test(word.lower);
  if (isParticle && (!next || has(grammar.prepositions, next))) return 'adverb';
  if (has(grammar.prepositions, word)) return 'preposition';
  if (has(grammar.subjects, word))
    return before === 'verb' || before === 'preposition' ? 'object' : 'subject';
  if (has(grammar.objects, word)) return 'object';
  if (has(grammar.auxiliaries, word)) return 'auxiliary';
  if (/^(poc|pouc|much|muit)[oa]s?$/.test(word.folded) && next && !/^(mais|mas)$/.test(next.folded))
    return 'determiner';
  const isNamed =
    before === 'determiner' || before === 'possessive' || before === 'adjective' || before === 'number';
  if (
    has(grammar.adverbs, word) &&
    !(isNamed && /^(home|back|fast|hard|mal|bien|bem|tarde|cedo|tudo|todo)$/.test(word.lower))
  )
    return 'adverb';
  return undefined;
}

/** Words that make a preposition together with the linker after them ("antes de", "out of"). */
const compoundPrepositions =
  /^(antes|depois|despues|dentro|perto|cerca|debajo|encima|detras|lejos|atras|embaixo|cima|longe|fora|fuera|alem|vez|causa|partir|traves|delante|frente|because|instead|out|front|top)$/;

const isComparison = (word: Word) => /^(mais|mas)$/.test(word.folded);

const startsObject = (grammar: Grammar, word: Word | undefined) =>
  has(grammar.determiners, word) ||
  has(grammar.possessives, word) ||
  has(grammar.objects, word) ||
  (word !== undefined &&
    (isAmount(word) ||
      /^(thousands|hundreds|millions|dozens|people|everyone|everything|nothing)$/.test(word.lower)));

const isFunctionWord = (word: Word, grammar: Grammar) =>
  [grammar.prepositions, grammar.adverbs, grammar.auxiliaries, grammar.conjunctions, grammar.relatives].some(
    (set) => set.has(word.lower),
  );

function englishTag(context: Context): Tag {
  const { grammar, words, index, tags } = context;
  const word = words[index]!;
  const before = previousTag(context);
  const next = wordAt(context, 1);
  const hasHead = next !== undefined && !isFunctionWord(next, grammar);
  const isVerbForm = verbOf(word, grammar) !== undefined;
  const nounLike = grammar.nounLikeVerbs.has(word.lower);
  const isAdjective =
    !grammar.nouns.has(word.lower) &&
    (grammar.adjectiveWords.has(word.lower) || grammar.adjectives.test(word.folded));
  if (
    before !== 'preposition' &&
    before !== 'determiner' &&
    /[a-z]{3}ly$/.test(word.folded) &&
    !/^(family|friendly|ugly|elderly|butterfly|daily|italy|jelly|holy|bully|fly|early|only|weekly|deadly)$/.test(
      word.folded,
    )
  )
    return 'adverb';
  if (isVerbForm && (before === 'subject' || before === 'infinitive')) return 'verb';
  if (isVerbForm && before === 'auxiliary')
    return isAdjective && !/(ed|ing)$/.test(word.folded) ? 'adjective' : 'verb';
  if (
    before === 'question' &&
    isVerbForm &&
    !isAdjective &&
    /^(what|who)$/.test(wordAt(context, -1)?.lower ?? '')
  )
    return 'verb';
  if (before === 'determiner' || before === 'possessive' || before === 'superlative' || before === 'number') {
    if (isAdjective && hasHead) return 'adjective';
    if (isVerbForm && /(ed|en)$/.test(word.folded) && next && !nounLike) return 'adjective';
    return 'noun';
  }
  if (before === 'relative' && isVerbForm) return 'verb';
  if (before === 'adverb' && isVerbForm && !nounLike && !isAdjective) return 'verb';
  if (/ing$/.test(word.folded) && isVerbForm) {
    if (before === undefined)
      return startsObject(grammar, next) || !nounLike || has(grammar.prepositions, next) ? 'verb' : 'noun';
    if (before === 'preposition') return startsObject(grammar, next) || !nounLike ? 'verb' : 'noun';
    return nounLike ? 'noun' : 'verb';
  }
  if (isVerbForm && before === undefined) {
    if (isAdjective && next) return 'adjective';
    if (!nounLike)
      return /ed$/.test(word.folded) &&
        next &&
        !startsObject(grammar, next) &&
        !has(grammar.prepositions, next)
        ? 'adjective'
        : 'verb';
    return startsObject(grammar, next) || has(grammar.subjects, next) ? 'verb' : 'noun';
  }
  if (isVerbForm && before === 'noun') {
    const isPluralSubject = /s$|^(people|men|women|children)$/.test(wordAt(context, -1)?.folded ?? '');
    const inflected = /(s|ed)$/.test(word.folded) || verbOf(word, grammar) !== word.lower;
    if (startsObject(grammar, next) || has(grammar.subjects, next)) return 'verb';
    if (next?.lower === 'to' && inflected) return 'verb';
    // "How lighthouses work", "does the heart pump blood": a question still waits for its verb.
    if (
      !inflected &&
      !tags.includes('verb') &&
      (tags[0] === 'question'
        ? isPluralSubject && next === undefined
        : /^(do|does|did)$/.test(words[0]!.lower))
    ) {
      return 'verb';
    }
    if (!nounLike && (inflected || isPluralSubject)) return 'verb';
    // "Airplanes stay in the air": a plural is hardly ever the first half of a compound noun.
    const isCompound =
      /^(sports|sales|news|savings|games|arms|parents|macros)$/.test(wordAt(context, -1)?.folded ?? '') ||
      /^(challenge|test|tour|hack|review|haul|prank|race|battle|setup|workout|trick|fight|attack|design|play|run)$/.test(
        word.folded,
      );
    if (isPluralSubject && !inflected && !isCompound && next !== undefined && !tags.includes('verb'))
      return 'verb';
    if (
      nounLike &&
      inflected &&
      index + 1 < words.length &&
      !tags.includes('verb') &&
      isProper(next) &&
      !isProper(word)
    )
      return 'verb';
    return 'noun';
  }
  if (isVerbForm && before === 'object' && !nounLike) return 'verb';
  if (isAdjective && next) return 'adjective';
  if (
    isAdjective &&
    grammar.adjectiveWords.has(word.lower) &&
    before !== 'preposition' &&
    before !== undefined
  )
    return 'adjective';
  return 'noun';
}

function romanceTag(context: Context): Tag {
  const { grammar, words, index } = context;
  const word = words[index]!;
  const before = previousTag(context);
  const next = wordAt(context, 1);
  if (/mente$/.test(word.folded) && word.folded !== 'mente') return 'adverb';
  const isVerbForm = verbOf(word, grammar) !== undefined;
  const nounLike = grammar.nounLikeVerbs.has(word.lower);
  const isInfinitive = isVerbForm && verbOf(word, grammar) === word.lower;
  if (
    before === 'auxiliary' &&
    isVerbForm &&
    /([ai]d[oa]s?|ist[oa]s?|eit[oa]s?|ich[oa]s?|ech[oa]s?|rit[oa]s?|ert[oa]s?|uest[oa]s?|ort[oa]s?|uert[oa]s?|ot[oa]s?|go|nho)$/.test(
      word.folded,
    )
  )
    return 'verb';
  const isGerund = /(ando|[ei]ndo)$/.test(word.folded) && isVerbForm;
  const afterNoun = before === 'noun' || before === 'adjective';
  const isAdjective =
    !grammar.nouns.has(word.lower) &&
    (grammar.adjectiveWords.has(word.lower) || grammar.adjectives.test(word.folded));
  const isParticiple = /([ai]d[oa]s?)$/.test(word.folded);
  if (isGerund) return 'verb';
  if (isInfinitive && before !== 'determiner') return 'verb';
  if (before === 'determiner' || before === 'possessive' || before === 'number') {
    return grammar.adjectiveWords.has(word.lower) &&
      next !== undefined &&
      !has(grammar.prepositions, next) &&
      !has(grammar.auxiliaries, next)
      ? 'adjective'
      : 'noun';
  }
  if (before === 'superlative')
    return isAdjective &&
      !grammar.superlatives.test(wordAt(context, 1)?.folded ?? '') &&
      (next === undefined || has(grammar.prepositions, next) || has(grammar.relatives, next)) &&
      isComparison(wordAt(context, -1)!)
      ? 'adjective'
      : isAdjective && isComparison(wordAt(context, -1)!)
        ? 'adjective'
        : 'noun';
  if (isParticiple && isVerbForm && afterNoun) return 'adjective';
  if (isParticiple && isVerbForm && before === 'auxiliary') return 'verb';
  if (isVerbForm && !nounLike && !isParticiple) return before === 'preposition' ? 'noun' : 'verb';
  if (isVerbForm && nounLike) {
    if (before === 'subject' || before === 'object' || before === 'relative') return 'verb';
    if (before === 'adverb' && has(grammar.negations, wordAt(context, -1))) return 'verb';
    if (afterNoun && startsObject(grammar, next)) return 'verb';
    if (before === undefined && startsObject(grammar, next) && !has(grammar.prepositions, next))
      return 'verb';
    if (before === 'question') return 'verb';
  }
  if (
    isAdjective &&
    (afterNoun ||
      before === 'verb' ||
      before === 'auxiliary' ||
      before === 'conjunction' ||
      before === 'adverb')
  )
    return 'adjective';
  if (grammar.adjectiveWords.has(word.lower) && next !== undefined && before === undefined)
    return 'adjective';
  return 'noun';
}

/** Gives every word its tag. One pass from left to right: a word's class may depend on the one before it. */
export function tagWords(words: readonly Word[], grammar: Grammar): Token[] {
  const tags: Tag[] = [];
  for (let index = 0; index < words.length; index++) {
    const context: Context = { grammar, words, tags, index };
    tags.push(closedTag(context) ?? (grammar.language === 'en' ? englishTag(context) : romanceTag(context)));
  }
  return words.map((word, index) => ({ ...word, tag: tags[index]! }));
}
