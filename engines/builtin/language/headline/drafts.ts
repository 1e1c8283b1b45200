import { unbreakable } from '../grammar/bonds.ts';
import type { Grammar } from '../grammar/grammar.ts';

import { alternatives, wordsOf } from '../grammar/lexicon.ts';
import type { Rewritten } from '../grammar/template.ts';
import type { Mention } from '../mention.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { displayCase } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { compress, type Shortened } from './compress.ts';
import { bondBetween } from './lines.ts';
import { bestNounPhrase } from './noun-phrase.ts';
import { phrasesOf } from './phrases.ts';
import { endsBadly } from './readability.ts';

export interface HeadlineInput {
  /** The title without quotations and request. */
  title: string;
  grammar: Grammar;
  heroWords: ReadonlySet<string>;
  findMentions: (tokens: readonly Token[]) => readonly Mention[];
}

/** A shortened clause with the words of each name kept. */
interface Body extends Shortened {
  bonds: number[];
  /** Whether it ends as the clause does. */
  endsWhole: boolean;
}

/** A headline before it is broken into lines. */
export interface Draft {
  words: string[];
  /** After each word, how much it belongs to the next. */
  bonds: number[];
  loss: number;
  reason: string;
}

export const mostWords = 5;
const plainLoss = 7;
/** How many versions of a clause are scored. */
const mostDrafts = 4;
/** A loss above this is worse than leaving out an optional "how to" or "why". */
const prefixWorth = 0.75;
const questionWorth = 1.4;

function shorten(
  text: string,
  input: HeadlineInput,
  budget: { words: number; characters: number },
  { followsPrefix = false, opensWithVerb = false, isPart = false } = {},
): Body[] {
  const { grammar, heroWords } = input;
  const tokens = tagWords(splitWords(text, grammar, 60), grammar);
  const first = tokens[0];
  if (!first) return [];
  // "How to (draw anime eyes)": here "draw" is a verb, not a noun.
  if (opensWithVerb && grammar.verbForms.get(first.lower) === first.lower)
    tokens[0] = { ...first, tag: 'verb' };
  const phrases = phrasesOf(tokens, input);
  const phraseOf = (token: Token) =>
    phrases.findIndex(({ start, end }) => tokens.indexOf(token) >= start && tokens.indexOf(token) < end);
  return compress({ tokens, grammar, heroWords, phrases, followsPrefix, isPart }, budget, mostDrafts).map(
    (result) => ({
      ...result,
      endsWhole: result.tokens.at(-1) === tokens.at(-1),
      bonds: result.tokens.map((token, index) => {
        const next = result.tokens[index + 1];
        if (!next) return 0;
        // "Switch 2", "Galaxy S25": the number is part of the name.
        if (/^\p{Lu}/u.test(token.raw) && /^\p{Lu}?\d{1,3}$/u.test(next.raw)) return unbreakable;
        // "GTA 5 / without dying": a number is not tied to what follows it here.
        const endsName = /^\d+$/.test(token.raw) && /^\p{Lu}/u.test(result.tokens[index - 1]?.raw ?? '');
        if (endsName && !/^\p{Lu}/u.test(next.raw)) return -8;
        return bondBetween(token, next, phraseOf(token) >= 0 && phraseOf(token) === phraseOf(next), grammar);
      }),
    }),
  );
}

function trimmed({ tokens, endsWhole }: Body, grammar: Grammar): Token[] {
  const remaining = [...tokens];
  while (
    remaining.length > 1 &&
    endsBadly(remaining.at(-1)!, grammar, endsWhole && remaining.length === tokens.length) &&
    !grammar.negations.has(remaining.at(-1)!.lower) &&
    remaining.at(-1)!.tag !== 'verb' &&
    remaining.at(-1)!.tag !== 'subject'
  )
    remaining.pop();
  return remaining;
}

/** "An abandoned mall" without its adjective is "a mall". */
function agreeArticles(words: string[], { articlePair }: Grammar): void {
  if (!articlePair) return;
  const { plain, beforeVowel, vowel } = articlePair;
  for (let index = 0; index + 1 < words.length; index++) {
    if (![plain, beforeVowel].includes(words[index]!.toLowerCase())) continue;
    words[index] = vowel.test(words[index + 1]!) ? beforeVowel : plain;
  }
}

const aboutPrepositions = wordsOf('aboutPrepositions');
const periodNouns = wordsOf('periodNouns');
const infinitivePrefixes = wordsOf('infinitivePrefixes');
const questionPairs = new RegExp(
  alternatives((expressions) => expressions.questionPairs),
  'i',
);

const split = (text: string) => text.split(' ').filter(Boolean);

function toWords(
  result: Body,
  rewritten: Rewritten,
  prefix: string,
  grammar: Grammar,
): Pick<Draft, 'words' | 'bonds'> {
  const body = trimmed(result, grammar).map(({ raw }) => raw);
  const words = [...split(prefix), ...body];
  const bonds = [
    // "The truth / about moving abroad": a long preposition may open the next line.
    ...split(prefix).map((_, index, all) =>
      index === all.length - 1 ? 2 : aboutPrepositions.has(all[index + 1]!.toLowerCase()) ? 0 : unbreakable,
    ),
    ...result.bonds.slice(0, body.length),
  ];
  if (
    !prefix &&
    words.length > 2 &&
    grammar.droppedArticles.has(words[0]!.toLowerCase()) &&
    !periodNouns.has(words[1]!.toLowerCase())
  ) {
    words.shift();
    bonds.shift();
  }
  agreeArticles(words, grammar);
  const shown = words.map((word) => displayCase(word, grammar.language));
  if (rewritten.isQuestion && shown.length > 0) {
    shown[shown.length - 1] += '?';
    shown[0] = grammar.openingMarks.question + shown[0];
  }
  const suffix = split(rewritten.suffix).map((word) => displayCase(word, grammar.language));
  if (suffix.length > 0) bonds[shown.length - 1] = -6;
  return { words: [...shown, ...suffix], bonds: [...bonds, ...suffix.map(() => unbreakable)] };
}

/** "Por que" is one question word. */
const wordsIn = (text: string) => text.replace(questionPairs, 'porque').split(' ').filter(Boolean).length;

const charactersFor = (words: number) => 40 + 6 * (words - mostWords);

/** Returns the ways to shorten a clause, with and without its prefix, the least loss first. */
export function draftsOf(rewritten: Rewritten, input: HeadlineInput, most = mostWords): Draft[] {
  const { clause, prefix, isPrefixOptional, budget, reason } = rewritten;
  const room = {
    words: Math.min(budget.words, most - wordsIn(rewritten.suffix)),
    characters: budget.characters,
  };
  const withPrefix = prefix
    ? {
        words: Math.min(room.words, most - wordsIn(prefix)),
        characters: Math.min(room.characters, charactersFor(most) - prefix.length),
      }
    : room;
  const opensWithVerb = infinitivePrefixes.has(prefix.toLowerCase());
  const long = shorten(clause, input, withPrefix, { followsPrefix: prefix !== '', opensWithVerb });
  const make = (results: readonly Body[], used: string): Draft[] =>
    results.map((result) => ({
      ...toWords(result, rewritten, used, input.grammar),
      loss: result.loss,
      reason,
    }));
  if (!prefix || !isPrefixOptional) return make(long, prefix);
  const bare = shorten(clause, input, room, { opensWithVerb, isPart: true });
  const prefixed = make(long, prefix);
  const statement = rewritten.isStatementWithoutPrefix ? { ...rewritten, isQuestion: false } : rewritten;
  const plain = bare.map((result) => ({
    ...toWords(result, statement, '', input.grammar),
    loss: result.loss,
    reason,
  }));
  return (long[0]?.loss ?? 99) - (bare[0]?.loss ?? 0) <= (rewritten.isQuestion ? questionWorth : prefixWorth)
    ? [...prefixed.slice(0, 2), ...plain]
    : [...plain.slice(0, 2), ...prefixed];
}

/** "Solar panels: the truth": a short lead, and as much of the next part as fits beside it. */
export function leadDrafts(lead: string, main: Rewritten, input: HeadlineInput): Draft[] {
  const { grammar } = input;
  const head = lead.split(/\s+/).map((word) => displayCase(word, grammar.language));
  const room = {
    words: mostWords - head.length - wordsIn(main.suffix) - wordsIn(main.prefix),
    characters: 32 - lead.length,
  };
  if (room.words < 1) return [];
  return shorten(main.clause, input, room, { isPart: true })
    .filter(({ loss }) => loss < 4)
    .map((result) => {
      const body = toWords(result, main, main.isPrefixOptional ? '' : main.prefix, grammar);
      return {
        words: [...head.slice(0, -1), `${head.at(-1)}:`, ...body.words],
        bonds: [...head.map((_, index) => (index < head.length - 1 ? unbreakable : 0)), ...body.bonds],
        loss: result.loss,
        reason: 'the lead and what it announces',
      };
    });
}

/** The fallback if no shortened sentence reads well: its plain noun phrase. */
export function nounPhraseDraft({ clause }: Rewritten, { grammar, heroWords }: HeadlineInput): Draft[] {
  const tokens = tagWords(splitWords(clause, grammar, 60), grammar);
  const words = bestNounPhrase(tokens, heroWords, mostWords).map(({ raw }) =>
    displayCase(raw, grammar.language),
  );
  return words.length === 0 ? [] : [{ words, bonds: [], loss: plainLoss, reason: 'its plain noun phrase' }];
}
