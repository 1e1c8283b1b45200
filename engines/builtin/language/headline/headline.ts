import type { Choice } from '../../understanding.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Mention } from '../mentions.ts';
import { isSurname } from '../mentions-in-context.ts';
import { isModel, isVariant, isVariantAt } from '../product-names.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { displayCase, fold } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { abbreviate } from './abbreviations.ts';
import { withoutArtDirection } from './art-direction.ts';
import { chooseParts, cleanTitle, splitTitle } from './clauses.ts';
import { compress, hardFault, type Shortened } from './compress.ts';
import { bondBetween, breakIntoLines, unbreakable } from './lines.ts';
import { messageOf } from './message.ts';
import { bestNounPhrase } from './noun-phrase.ts';
import { endsBadly } from './readability.ts';
import { rewriteClause } from './templates/rewrite-clause.ts';
import type { Rewritten } from './templates/template.ts';

interface HeadlineInput {
  /** The title without quotations and request. */
  title: string;
  grammar: Grammar;
  heroWords: ReadonlySet<string>;
  findMentions: (tokens: readonly Token[]) => readonly Mention[];
}

/** A shortened clause that remembers which of its words name one thing. */
interface Body extends Shortened {
  bonds: number[];
}

/** A headline before it is broken into lines. */
interface Draft {
  words: string[];
  /** After each word, how much it belongs to the next. */
  bonds: number[];
  loss: number;
  reason: string;
}

const mostWords = 5;
/** From this loss on (a confidence below about 0.4) a plain noun phrase reads better. */
const doubtfulLoss = 9;
const plainLoss = 7;
/** Losing more than this is worse than leaving out an optional "how to" or "why". */
const prefixWorth = 0.75;
const questionWorth = 1.4;

/** "Incendio forestal" is as well an "incendio", but a "buraco negro" is no mere "buraco". */
function isNamedByHead(
  mention: Mention,
  tokens: readonly Token[],
  findMentions: HeadlineInput['findMentions'],
): boolean {
  const head = findMentions(tokens.slice(mention.start, mention.start + 1))[0];
  return (
    head !== undefined &&
    head.icon === mention.icon &&
    head.scene === mention.scene &&
    head.source === 'concept'
  );
}

function phrasesOf(
  tokens: readonly Token[],
  { findMentions, grammar }: HeadlineInput,
): { start: number; end: number }[] {
  const mentions = findMentions(tokens);
  const phrases = mentions
    .filter(({ start, end, source }) => source === 'concept' && end - start > 1)
    .filter((mention) => grammar.language === 'en' || !isNamedByHead(mention, tokens, findMentions))
    .map(({ start, end }) => ({ start, end }));
  // "Del 1 al 10", "from 1 to 10".
  tokens.forEach((token, start) => {
    const isRange =
      token.tag === 'preposition' &&
      tokens[start + 1]?.tag === 'number' &&
      /^(to|a|al|ao|até|hasta)$/.test(tokens[start + 2]?.lower ?? '') &&
      tokens[start + 3]?.tag === 'number';
    if (isRange) phrases.push({ start, end: start + 4 });
  });
  const capitalised = tokens.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length;
  if (capitalised > tokens.length * 0.6) return phrases;
  // Names written with capitals inside a sentence ("New York", "Triângulo das Bermudas") stay whole.
  const isCapital = (index: number) => /^(?:\p{Lu}|i\p{Lu})/u.test(tokens[index]?.raw ?? '');
  const isJoiner = (index: number) =>
    isCapital(index + 1) && /^(de|da|do|das|dos|del|of|and|&)$/.test(tokens[index]?.lower ?? '');
  // "Switch 2", "iPhone 17 Pro", but not "America 500 years before".
  const isVersion = (index: number) =>
    /^\d+$/.test(tokens[index]?.raw ?? '') &&
    (tokens[index + 1]?.tag !== 'noun' || isVariant(tokens[index + 1]));
  for (let start = 0; start < tokens.length; start++) {
    // The first word is written with a capital in any case; a first name before a surname is a name all the same.
    const isName = start > 0 || isSurname(tokens, 1) || isModel(tokens, 1);
    if (!isCapital(start) || !isName) continue;
    let end = start + 1;
    while (
      end < tokens.length &&
      !tokens[end - 1]!.endsPart &&
      (isCapital(end) || isJoiner(end) || isVersion(end) || isModel(tokens, end) || isVariantAt(tokens, end))
    )
      end++;
    if (end - start > 1) phrases.push({ start, end });
    start = end - 1;
  }
  return phrases;
}

function shorten(
  text: string,
  input: HeadlineInput,
  budget: { words: number; characters: number },
  followsPrefix = false,
  count = 4,
): Body[] {
  const { grammar, heroWords } = input;
  const tokens = tagWords(splitWords(text, grammar, 60), grammar);
  if (tokens.length === 0) return [];
  const phrases = phrasesOf(tokens, input);
  const phraseOf = (token: Token) =>
    phrases.findIndex(({ start, end }) => tokens.indexOf(token) >= start && tokens.indexOf(token) < end);
  return compress({ tokens, grammar, heroWords, phrases, followsPrefix }, budget, count).map((result) => ({
    ...result,
    bonds: result.tokens.map((token, index) => {
      const next = result.tokens[index + 1];
      if (!next) return 0;
      // "Switch 2", "Galaxy S25": the number is part of the name.
      if (/^\p{Lu}/u.test(token.raw) && /^\p{Lu}?\d{1,3}$/u.test(next.raw)) return unbreakable;
      return bondBetween(token, next, phraseOf(token) >= 0 && phraseOf(token) === phraseOf(next), grammar);
    }),
  }));
}

function trimmed({ tokens }: Shortened, grammar: Grammar): Token[] {
  const kept = [...tokens];
  while (
    kept.length > 1 &&
    endsBadly(kept.at(-1)!, grammar, false) &&
    !grammar.negations.has(kept.at(-1)!.lower) &&
    kept.at(-1)!.tag !== 'verb' &&
    kept.at(-1)!.tag !== 'subject'
  )
    kept.pop();
  return kept;
}

/** "An abandoned mall" without its adjective is "a mall". */
function agreeArticles(words: string[]): void {
  for (let index = 0; index + 1 < words.length; index++) {
    if (!/^an?$/i.test(words[index]!)) continue;
    const isVowel = /^(?:[aeio]|u(?!ni|s[eu]|k)|hour|honest|8|11\b|18\b)/i.test(words[index + 1]!);
    words[index] = isVowel ? 'an' : 'a';
  }
}

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
    ...split(prefix).map((_, index) => (index < split(prefix).length - 1 ? unbreakable : 2)),
    ...result.bonds.slice(0, body.length),
  ];
  if (
    !prefix &&
    words.length > 2 &&
    /^(a|an)$/i.test(words[0]!) &&
    grammar.language === 'en' &&
    !/^(day|night|week|year|month)$/i.test(words[1]!)
  ) {
    words.shift();
    bonds.shift();
  }
  if (grammar.language === 'en') agreeArticles(words);
  const shown = words.map((word) => displayCase(word, grammar.language));
  if (rewritten.isQuestion && shown.length > 0) {
    shown[shown.length - 1] += '?';
    if (grammar.language === 'es') shown[0] = `¿${shown[0]}`;
  }
  const suffix = split(rewritten.suffix).map((word) => displayCase(word, grammar.language));
  if (suffix.length > 0) bonds[shown.length - 1] = -6;
  return { words: [...shown, ...suffix], bonds: [...bonds, ...suffix.map(() => unbreakable)] };
}

/** "Por que" asks one thing and counts as one word. */
const wordsIn = (text: string) =>
  text
    .replace(/por qu[eé]/i, 'porque')
    .split(' ')
    .filter(Boolean).length;

function draftsOf(rewritten: Rewritten, input: HeadlineInput): Draft[] {
  const { clause, prefix, isPrefixOptional, budget, reason } = rewritten;
  const room = {
    words: Math.min(budget.words, mostWords - wordsIn(rewritten.suffix)),
    characters: budget.characters,
  };
  const withPrefix = prefix
    ? {
        words: Math.min(room.words, mostWords - wordsIn(prefix)),
        characters: Math.min(room.characters, 40 - prefix.length),
      }
    : room;
  const long = shorten(clause, input, withPrefix, prefix !== '');
  const make = (results: readonly Body[], used: string): Draft[] =>
    results.map((result) => ({
      ...toWords(result, rewritten, used, input.grammar),
      loss: result.loss,
      reason,
    }));
  if (!prefix || !isPrefixOptional) return make(long, prefix);
  const bare = shorten(clause, input, room);
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
function leadDrafts(lead: string, main: Rewritten, input: HeadlineInput): Draft[] {
  const { grammar } = input;
  const head = lead.split(/\s+/).map((word) => displayCase(word, grammar.language));
  const room = {
    words: mostWords - head.length - wordsIn(main.suffix) - wordsIn(main.prefix),
    characters: 32 - lead.length,
  };
  if (room.words < 1) return [];
  return shorten(main.clause, input, room)
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

/** Where no way of shortening the sentence reads well, its plain noun phrase does. */
function nounPhraseDraft({ clause }: Rewritten, { grammar, heroWords }: HeadlineInput): Draft[] {
  const tokens = tagWords(splitWords(clause, grammar, 60), grammar);
  const words = bestNounPhrase(tokens, heroWords, mostWords).map(({ raw }) =>
    displayCase(raw, grammar.language),
  );
  return words.length === 0 ? [] : [{ words, bonds: [], loss: plainLoss, reason: 'its plain noun phrase' }];
}

function exclaim(words: string[], language: string): string[] {
  const shown = [...words];
  shown[shown.length - 1] += '!';
  if (language === 'es') shown[0] = `¡${shown[0]}`;
  return shown;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const confidenceOf = (loss: number) =>
  rounded(Math.max(0.3, Math.min(0.95, 0.95 - Math.max(0, loss) * 0.06)));

/** The headline of a title: two to five words that read well, with up to three other ways to put it. */
export function headlineOf(input: HeadlineInput): Choice<string[]> {
  const { grammar } = input;
  const cleaned = cleanTitle(withoutArtDirection(input.title));
  const chosen = chooseParts(splitTitle(cleaned), grammar.language);
  if (!chosen)
    return { value: [], confidence: 0.5, reason: 'the prompt holds no words to print', runnersUp: [] };
  const { lead, main } = chosen;
  const text = abbreviate(messageOf(main.text, grammar), grammar.language, mostWords);
  const rewritten = rewriteClause(text, main.isQuestion, grammar.language);
  let drafts = lead ? leadDrafts(lead.text, rewritten, input) : [];
  const body = draftsOf(rewritten, input);
  drafts = drafts.length > 0 ? [...drafts.slice(0, 2), ...body] : body;
  if ((drafts[0]?.loss ?? 0) > doubtfulLoss) drafts.unshift(...nounPhraseDraft(rewritten, input));
  const isWhole = main.isExclamation && drafts[0] && drafts[0].words.length === main.text.split(/\s+/).length;
  if (isWhole && drafts[0]) drafts[0] = { ...drafts[0], words: exclaim(drafts[0].words, grammar.language) };
  const readable = drafts.filter(({ loss }, index) => index === 0 || loss < hardFault);
  const seen = new Set<string>();
  const rows = readable
    .map((draft) => ({
      value: breakIntoLines(draft.words, grammar, draft.bonds),
      confidence: confidenceOf(draft.loss),
      reason: draft.reason,
    }))
    .filter(({ value }) => {
      const key = fold(value.join(' '));
      const isNew = value.length > 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    });
  const [best, ...others] = rows;
  if (!best)
    return { value: [], confidence: 0.5, reason: 'the prompt holds no words to print', runnersUp: [] };
  return { ...best, runnersUp: others.slice(0, 3) };
}
