import type { Grammar, Tag } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { isAmount, type Word } from '../tokens.ts';

/**
 * One word with its neighbours, for the tagging rules. Neighbours beyond a comma or sentence end are absent.
 */
export interface WordContext {
  grammar: Grammar;
  word: Word;
  previous: Word | undefined;
  next: Word | undefined;
  /** The tag already given to the previous word. */
  before: Tag | undefined;
  /** The tags given so far, from the first word on. */
  tags: readonly Tag[];
  firstWord: Word;
  /** The infinitive whose form the word may be. */
  infinitive: string | undefined;
  /** The form is at least as often a noun. */
  isNounLike: boolean;
  isAdjective: boolean;
}

const superlativeMarks = wordsOf('superlativeMarks');
const objectOpeners = wordsOf('objectOpeners');

export const has = (set: ReadonlySet<string>, word: Word | undefined) =>
  word !== undefined && set.has(word.lower);

export const isProper = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.raw);

/** "Mais", "más": makes a superlative of the adjective after it. */
export const isDegree = (word: Word | undefined) => word !== undefined && superlativeMarks.has(word.folded);

/** Returns whether the word begins the object of a verb. */
export const startsObject = (grammar: Grammar, word: Word | undefined) =>
  has(grammar.determiners, word) ||
  has(grammar.possessives, word) ||
  has(grammar.objects, word) ||
  (word !== undefined && (isAmount(word) || objectOpeners.has(word.lower)));

export function contextOf(
  words: readonly Word[],
  tags: readonly Tag[],
  index: number,
  grammar: Grammar,
): WordContext {
  const word = words[index]!;
  const previous = words[index - 1]?.endsPart ? undefined : words[index - 1];
  // Accents do not matter here: few users type them all.
  const infinitive = grammar.verbForms.get(word.lower) ?? grammar.verbForms.get(word.folded);
  return {
    grammar,
    word,
    previous,
    next: word.endsPart ? undefined : words[index + 1],
    before: previous && tags[index - 1],
    tags,
    firstWord: words[0]!,
    infinitive,
    isNounLike: grammar.nounLikeVerbs.has(word.lower),
    isAdjective:
      !grammar.nouns.has(word.lower) &&
      (grammar.adjectiveWords.has(word.lower) || grammar.adjectives.test(word.folded)),
  };
}
