/** A short title keeps what it names, even if its headline is longer for it. */
import type { Grammar } from '../grammar/grammar.ts';
import { wordAlternatives, wordsOf } from '../grammar/lexicon.ts';
import type { Mention } from '../mention.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { displayCase, fold } from '../text.ts';
import { splitWords } from '../tokens.ts';
import { takesResult, timeUnits } from './clause.ts';
import type { TitlePart } from './clauses.ts';
import type { Draft, HeadlineInput } from './drafts.ts';

/** Up to so many words and letters are still read at a glance beside a hook. */
const most = { words: 8, characters: 46 };
/** From this loss on a short headline misses something; below it the rest is better left to the picture. */
const lostFrom = 1.2;
/** The reason of a longer headline; the short one is the first of the others. */
export const namesAll = 'the title, with all that it names';
/** What a headline loses that has all of these words. */
const keptLoss = 1;

/** What can be pointed at: a title that names it is about it. */
const pictured: ReadonlySet<Mention['kind']> = new Set(['thing', 'being']);
/** What adds nothing to a title: "in the world", "the whole day". */
const pale = new Set([...wordsOf('paleNouns'), ...wordsOf('plainAdjectives')]);
const striking = new RegExp(`^(?:${wordAlternatives('strikingStems')})`, 'u');

/** The words of a title without which it says something else: the things it names beside its hero. */
function essentialOf(text: string, { grammar, findMentions }: HeadlineInput): Set<string> {
  const tokens = tagWords(splitWords(text, grammar, 60), grammar);
  const named = findMentions(tokens)
    .filter(({ kind, source }) => pictured.has(kind) && (source === 'concept' || source === 'name'))
    .flatMap(({ start, end }) => tokens.slice(start, end))
    .filter(({ tag, folded }) => tag === 'noun' && !timeUnits.has(folded));
  const described = tokens.filter(
    ({ tag, folded }) => tag === 'adjective' && (striking.test(folded) || unlikely.test(folded)),
  );
  // "I turned my garage into a gym": without its verb nobody knows which became which.
  const turned = tokens.filter((token) => token.tag === 'verb' && takesResult(token, grammar));
  const said = [...named, ...described, ...turned].filter(({ folded }) => !pale.has(folded));
  return new Set(said.flatMap(({ folded }) => folded.split(/\s+/)));
}
/** What cannot be, or has no like: "unbreakable", "imposible", "inquebrável". */
const unlikely = /^(?:un|in|im)\p{L}+(?:able|ible|[aií]ve(?:l|is)|ibles?|ables?)$/u;

const onlyWords = wordsOf('onlyWords');
const functionWords = wordsOf('functionWords');
const isFunctionWord = (word: string) => functionWords.has(word);

const wordsIn = (draft: Pick<Draft, 'words'>) =>
  new Set(draft.words.flatMap((word) => fold(word).split(/[^\p{L}\p{N}']+/u)));

/** The title as it was written, and up to each of its prepositions: "I let my dog choose what I eat". */
function writtenDrafts(part: TitlePart, grammar: Grammar): Draft[] {
  const words = part.text.split(/\s+/).filter(Boolean);
  const ends = words.flatMap((word, at) =>
    at > 3 && grammar.prepositions.has(word.toLowerCase()) ? [at] : [],
  );
  return [...ends, words.length].map((end) => asWritten(words.slice(0, end), part, grammar));
}

/** The words of a title, without an article before them. */
function asWritten(all: readonly string[], { isQuestion }: TitlePart, grammar: Grammar): Draft {
  const [first = '', ...rest] = all;
  const words = all.length > 2 && grammar.droppedArticles.has(first.toLowerCase()) ? rest : all;
  const shown = words.map((word) => displayCase(word, grammar.language));
  if (isQuestion && shown.length > 0) {
    shown[shown.length - 1] += '?';
    shown[0] = grammar.openingMarks.question + shown[0];
  }
  return { words: shown, bonds: [], loss: keptLoss, reason: namesAll };
}

/** "Con sueldo (bajo)": the noun at the end is another without what follows it. */
function leavesAdjective({ words }: Draft, text: string, grammar: Grammar): boolean {
  const tokens = tagWords(splitWords(text, grammar, 60), grammar);
  const last = fold(words.at(-1) ?? '');
  const at = tokens.findLastIndex(({ folded }) => folded === last);
  // "Bajo" is an adjective here, and reads as a preposition.
  if (grammar.prepositions.has(last) || onlyWords.has(last)) return true;
  return at >= 0 && tokens[at]?.endsPart === false && tokens[at + 1]?.tag === 'adjective';
}

/**
 * Returns a longer headline that says more of a title than the short one: "we raced a Ferrari against a
 * helicopter", not "we raced a Ferrari". Null where the short one says all, or the title is too long.
 */
export function keepingContent(
  main: TitlePart,
  tight: Draft | undefined,
  longer: readonly Draft[],
  input: HeadlineInput,
): Draft | null {
  if (!tight) return null;
  const title = wordsIn({ words: main.text.split(/\s+/) });
  const said = [...wordsIn(tight)].filter((word) => !isFunctionWord(word));
  // It says the title in other words.
  if (said.some((word) => !title.has(word))) return null;
  const content = essentialOf(main.text, input);
  const isMissed = [...content].some((word) => unlikely.test(word) && !wordsIn(tight).has(word));
  if (tight.loss < lostFrom && !isMissed) return null;
  const lostBy = (draft: Draft) => {
    const kept = wordsIn(draft);
    return [...content].filter((word) => !kept.has(word)).length;
  };
  const lost = lostBy(tight);
  if (lost === 0) return null;
  const fitting = [...longer, ...writtenDrafts(main, input.grammar)].filter(
    (draft) =>
      draft.words.length <= most.words &&
      draft.words.join(' ').length <= most.characters &&
      said.every((word) => wordsIn(draft).has(word)) &&
      !leavesAdjective(draft, main.text, input.grammar),
  );
  const [best] = fitting
    .map((draft) => ({ draft, lost: lostBy(draft) }))
    .sort((one, other) => one.lost - other.lost || one.draft.words.length - other.draft.words.length);
  if (!best || best.lost >= lost) return null;
  return { ...best.draft, loss: Math.min(best.draft.loss, keptLoss), reason: namesAll };
}
