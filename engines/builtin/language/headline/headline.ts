import type { Choice } from '../../understanding.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { type Rewritten, rewriteMatch, wide } from '../grammar/template.ts';
import { displayCase, fold } from '../text.ts';
import { withoutArtDirection } from './art-direction.ts';
import { chooseParts, cleanTitle, splitTitle, type TitlePart } from './clauses.ts';
import { hardFault } from './compress.ts';
import {
  type Draft,
  draftsOf,
  type HeadlineInput,
  leadDrafts,
  mostWords,
  nounPhraseDraft,
} from './drafts.ts';
import { isSound } from './is-sound.ts';
import { keepingContent } from './keeps-content.ts';
import { breakIntoLines } from './lines.ts';
import { messageOf } from './message.ts';

/** From this loss on (a confidence below about 0.4) a plain noun phrase reads better. */
const doubtfulLoss = 9;

function exclaim(words: string[], { openingMarks }: Grammar): string[] {
  const shown = [...words];
  shown[shown.length - 1] += '!';
  shown[0] = openingMarks.exclamation + shown[0];
  return shown;
}

/** A title that loses too much in five words may have so many. */
const roomy = [
  { words: 8, characters: 48 },
  { words: 10, characters: 56 },
];
/** What each word more costs. */
const perWord = 0.4;
/** A template says it in other words: as many of the title's own may say less. */
const leastMore = 2;
/** More words are read line by line, and none of them is stressed. */
const mostPrinted = 10;
/**
 * From this loss on a longer headline is tried for a long title, for a short one, and for one that a template
 * says in other words; it must lose less by the last value. Five words of a title of twelve seldom say it.
 */
const roomyFrom = { long: 1.8, short: 4.6, rewritten: 7, gain: 0.9 };
const longTitle = 11;

/** Shortens a clause to more words, in the order and form in which they were written. */
function roomyDrafts(text: string, isQuestion: boolean, input: HeadlineInput): Draft[] {
  const plain = { ...unchanged(text, isQuestion), reason: 'the clause, hardly shortened' };
  return roomy.flatMap(({ words, characters }) =>
    draftsOf({ ...plain, budget: { words, characters } }, input, words).slice(0, 1),
  );
}

/** Up to so many words a longer headline may have for a time, a price or an amount. */
const mostForAmount = 9;

/** A longer headline must lose less than this for an amount. */
const hardlyLost = 1.5;

const amount = /^(?:R\$|US\$|[$€£])?\d[\d.,]*(?:[€%]|k)?$/i;
const year = /^(?:19|20)\d\d$/;
const ageUnits = wordsOf('ageUnits');
const orderPrepositions = wordsOf('orderPrepositions');

/** The numbers after the first word, "100 hours" or "$10,000": what a title promises. An age is none. */
const amountsIn = (words: readonly string[]) =>
  words.filter((word, at) => {
    const isOrder = orderPrepositions.has(fold(words[at - 2] ?? ''));
    const isOf = /^(?:de|of)$/i.test(words[at - 1] ?? '') && !isOrder;
    const isAge = isOf && ageUnits.has(fold(words[at + 1] ?? ''));
    return at > 0 && amount.test(word) && !year.test(word) && !isAge;
  });

/** The longer headline that keeps an amount that the short one lost; undefined where there is none. */
function withAmount(text: string, [tight]: readonly Draft[], roomier: readonly Draft[]): Draft | undefined {
  const kept = new Set(tight?.words);
  const lost = amountsIn(text.split(/\s+/)).filter((amount) => !kept.has(amount));
  // Where one amount is the headline's, another may go.
  if (lost.length === 0 || amountsIn(['', ...kept]).length > 0) return undefined;
  return roomier.find(
    ({ words, loss }) =>
      words.length <= mostForAmount && loss < hardlyLost && lost.every((amount) => words.includes(amount)),
  );
}

function withRoomy(
  tight: Draft[],
  roomier: readonly Draft[],
  { least, fewestMore }: { least: number; fewestMore: number },
): Draft[] {
  const { loss = 0, words = [] } = tight[0] ?? {};
  const costOf = (draft: Draft) => draft.loss + perWord * draft.words.length;
  const [wider] = roomier
    .filter((draft) => draft.words.length <= mostPrinted)
    .sort((one, other) => costOf(one) - costOf(other));
  if (!wider || loss < least || wider.loss > loss - roomyFrom.gain) return tight;
  const isSame = wider.words.join() === words.join();
  const more = wider.words.length - words.length;
  if (more < fewestMore && !isSame && loss < doubtfulLoss) return tight;
  return [wider, ...tight];
}

/** What may be lost of a second part that is added to the first. */
const restLoss = 3;

/**
 * "Driving in the rain: 6 tips": the first part with a second one that has the number, is cried out or asks.
 * Null where the second says less, or both are too long.
 */
function joinedDraft(first: Draft, rest: TitlePart, input: HeadlineInput): Draft | null {
  const all = rest.text.split(/\s+/);
  const room = mostPrinted - first.words.length;
  const isNumber = amountsIn(['', ...all]).length > 0 && amountsIn(['', ...first.words]).length === 0;
  const isShort = all.length <= Math.min(room, mostWords);
  if (namesHero(first, all, input)) return wholeOfBoth(first, all, input.grammar);
  if (first.loss > restLoss || !(isNumber || (isShort && (rest.isExclamation || rest.isQuestion))))
    return null;
  const budget = { words: Math.min(room, mostWords), characters: 32 };
  const [second] = draftsOf({ ...unchanged(rest.text, rest.isQuestion), budget }, input);
  if (!second || second.loss > restLoss || second.words.length > room) return null;
  const words = [...first.words.slice(0, -1), `${first.words.at(-1)}:`];
  return {
    words: [...words, ...second.words],
    bonds: [...first.bonds.slice(0, -1), 0, ...second.bonds],
    loss: Math.max(first.loss, second.loss),
    reason: 'both of its parts',
  };
}

/** "Don't fall asleep: the doll that walks alone": the second part has the hero, and both are short. */
function namesHero(first: Draft, rest: readonly string[], { heroWords }: HeadlineInput): boolean {
  const isHero = (word: string) => heroWords.has(fold(word.replace(/\P{L}+$/u, '')));
  const characters = [...first.words, ...rest].join(' ').length;
  const isShort = first.words.length + rest.length <= shortWhole.words && characters <= shortWhole.characters;
  return first.loss <= restLoss && isShort && rest.some(isHero) && !first.words.some(isHero);
}

/** A title of two parts that is printed whole. */
const shortWhole = { words: 9, characters: 46 };

function wholeOfBoth(first: Draft, rest: readonly string[], { language }: Grammar): Draft {
  const shown = rest.map((word) => displayCase(word, language));
  return {
    words: [...first.words.slice(0, -1), `${first.words.at(-1)}:`, ...shown],
    bonds: [...first.bonds.slice(0, -1), 0, ...shown.map(() => 0)],
    loss: first.loss,
    reason: 'both of its parts',
  };
}

/** Uses short forms if the text would otherwise not fit. */
function abbreviate(text: string, { titles }: Grammar): string {
  if (text.split(/\s+/).length <= mostWords) return text;
  return titles.shortForms.reduce((short, [pattern, form]) => short.replace(pattern, form), text);
}

const plainReason = 'the clause, shortened';

/** Ways to say a title that are nearer to its words than to a pattern. */
const saidAsWritten: ReadonlySet<string> = new Set([
  plainReason,
  'how to',
  'tells how',
  'tells why',
  'asks why',
  'asks how or why',
  'a contest',
]);

const unchanged = (clause: string, isQuestion: boolean): Rewritten => ({
  clause,
  prefix: '',
  isPrefixOptional: false,
  suffix: '',
  isQuestion,
  isStatementWithoutPrefix: false,
  budget: wide,
  reason: plainReason,
});

/** Rewrites a clause by the first template that matches; otherwise leaves it unchanged. */
function rewriteClause(clause: string, isQuestion: boolean, { templates }: Grammar): Rewritten {
  const plain = unchanged(clause, isQuestion);
  for (const template of templates) {
    const parts = template.pattern.exec(clause);
    if (!parts) continue;
    const rewritten = { ...plain, reason: template.reason, ...rewriteMatch(template, [...parts]) };
    return rewritten.suffix ? { ...rewritten, isQuestion: false } : rewritten;
  }
  return plain;
}

/** Up to so many words a title can be read as it was written, by those who stop to look. */
const wholeWords = 10;
const wholeLoss = 5;

/** The reason of a headline that has every word of the title. */
export const wholeTitle = 'the whole title';

/** Returns the title with all its words, as the last of the alternatives; nothing if it is too long. */
function wholeDraft({ text, isQuestion }: TitlePart, grammar: Grammar): Draft[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > wholeWords) return [];
  const shown = words.map((word) => displayCase(word, grammar.language));
  if (isQuestion) {
    shown[shown.length - 1] += '?';
    shown[0] = grammar.openingMarks.question + shown[0];
  }
  return [{ words: shown, bonds: [], loss: wholeLoss, reason: wholeTitle }];
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const confidenceOf = (loss: number) =>
  rounded(Math.max(0.3, Math.min(0.95, 0.95 - Math.max(0, loss) * 0.06)));

/** Returns a title's headline in two to five words that read well, with up to three alternatives. */
export function shortenedHeadline(input: HeadlineInput): Choice<string[]> {
  const { grammar } = input;
  const cleaned = cleanTitle(withoutArtDirection(input.title));
  const chosen = chooseParts(splitTitle(cleaned), grammar);
  if (!chosen)
    return { value: [], confidence: 0.5, reason: 'the prompt holds no words to print', runnersUp: [] };
  const { lead, main, rest } = chosen;
  const text = abbreviate(messageOf(main.text, grammar), grammar);
  const rewritten = rewriteClause(text, main.isQuestion, grammar);
  let drafts = lead ? leadDrafts(lead.text, rewritten, input) : [];
  // "Can you survive a night?": the template leaves out nothing but the question.
  const roomier = rewritten.reason === 'a challenge' ? [] : roomyDrafts(text, main.isQuestion, input);
  const tight = draftsOf(rewritten, input);
  const isPlain = rewritten.reason === plainReason;
  const isLong = text.split(' ').length >= longTitle;
  const least = isLong ? roomyFrom.long : isPlain ? roomyFrom.short : roomyFrom.rewritten;
  const counted = isPlain ? withAmount(text, tight, roomier) : undefined;
  const usual = counted
    ? [counted, ...tight]
    : withRoomy(tight, roomier, { least, fewestMore: isPlain ? 1 : leastMore });
  const whole = saidAsWritten.has(rewritten.reason)
    ? keepingContent({ ...main, text }, usual[0], roomier, input)
    : null;
  const body = whole ? [whole, ...usual] : usual;
  const joined = rest && body[0] && !main.isQuestion ? joinedDraft(body[0], rest, input) : null;
  drafts = drafts.length > 0 ? [...drafts.slice(0, 2), ...body] : [...(joined ? [joined] : []), ...body];
  if ((drafts[0]?.loss ?? 0) > doubtfulLoss) drafts.unshift(...nounPhraseDraft(rewritten, input));
  const isWhole = main.isExclamation && drafts[0] && drafts[0].words.length === main.text.split(/\s+/).length;
  if (isWhole && drafts[0]) drafts[0] = { ...drafts[0], words: exclaim(drafts[0].words, grammar) };
  const readable = [
    ...drafts.filter(({ loss }, index) => index === 0 || loss < hardFault),
    ...wholeDraft(main, grammar),
  ];
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
  const sound = rows.filter(({ value }) => isSound(value, main.text, grammar));
  const [best, ...others] = sound.length > 0 ? sound : rows;
  if (!best)
    return { value: [], confidence: 0.5, reason: 'the prompt holds no words to print', runnersUp: [] };
  const complete = others.filter(({ reason }) => reason === wholeTitle);
  const shorter = others.filter(({ reason }) => reason !== wholeTitle);
  return { ...best, runnersUp: [...shorter.slice(0, 3 - complete.length), ...complete] };
}
