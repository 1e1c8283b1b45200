import type { Grammar } from '../grammar/grammar.ts';
import { allGrammars } from '../grammar/grammars.ts';
import { alternatives, wholeOf, wordAlternatives } from '../grammar/lexicon.ts';
import { fold } from '../text.ts';

/** A part of the title, between colons, dashes or sentence ends. */
export interface TitlePart {
  text: string;
  isQuestion: boolean;
  isExclamation: boolean;
}

const kickers = wholeOf((expressions) => expressions.kickers);
const isKicker = (folded: string) => kickers.test(folded) || /^#\d+$/.test(folded);

const yearPhrase = new RegExp(
  String.raw`,?\s*(?:\b${alternatives(({ yearPrepositions }) => yearPrepositions)}\s+)?(?<![\d$€£.,])20[2-3]\d\b(?!\s*(?:km|kg|€|\$|%))`,
  'gi',
);

/** A sort of upload named at the end: never printed. */
const uploadSort = new RegExp(
  String.raw`(?:[\s,|]+${alternatives(({ uploadEndings }) => uploadEndings)}(?=\s|$))+\s*$`,
  'iu',
);
/** "Kkkk", "hahaha": laughter after a title. */
const laughter = /\s+(?:k{3,}|(?:ha|ja|je|he|rs){2,}h?a?)$/iu;
const titleContrasts = new RegExp(String.raw`^${wordAlternatives('titleContrasts')}\s`, 'iu');

const contractions = allGrammars.flatMap(({ titles }) => titles.contractions);

/** Removes what a headline never shows: emoji, hashtags, bracketed remarks and the year. */
export function cleanTitle(title: string): string {
  const bracketless = title
    .replace(/\p{Extended_Pictographic}[\ufe0f\u200d]*/gu, ' ')
    .replace(/(^|\s)#[\p{L}][\p{L}\p{N}_]*/gu, ' ')
    .replace(/\s*[([{][^)\]}]*[)\]}]/g, '')
    .replace(yearPhrase, '')
    .trim()
    .replace(laughter, '');
  const cleaned = contractions
    .reduce((text, [pattern, short]) => text.replace(pattern, short), bracketless)
    .replace(/\s{2,}/g, ' ')
    .trim();
  const bare = cleaned.replace(uploadSort, '');
  return words(bare) >= 2 ? bare : cleaned;
}

export function splitTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  const pattern = /([^:;|—–.!?¿¡…\n]|\.(?=\S)|:(?=\d)|[!?](?=['’\p{L}]))+([:;|—–.!?…\n]*)/gu;
  for (const match of title.replace(/\s-\s/g, ' — ').matchAll(pattern)) {
    const end = match[2] ?? '';
    const text = match[0].slice(0, match[0].length - end.length).trim();
    if (text && /[\p{L}\p{N}]/u.test(text))
      parts.push({ text, isQuestion: end.includes('?'), isExclamation: end.includes('!') });
  }
  return parts;
}

/** The title without "Breaking:" and without a channel's name after a bar. */
export function withoutKickers(title: string): string {
  const [named = '', ...after] = title.split(/\s+[|•]+\s+/u);
  const text = after.length > 0 && words(named) >= 3 ? named : title;
  const lead = /^([^:!|—–]{2,24})[:!|—–]+\s+(?=\S)/u.exec(text);
  return lead && isKicker(fold((lead[1] ?? '').trim())) ? text.slice(lead[0].length) : text;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Chooses the part for the headline. Drops kickers ("Breaking:"). Keeps a short first part as a lead for the
 * next ("Solar panels: the truth"); otherwise takes the first part, and the second as what may be added.
 */
export function chooseParts(
  parts: readonly TitlePart[],
  grammar: Grammar,
): { lead: TitlePart | null; main: TitlePart; rest: TitlePart | null } | null {
  const useful = parts.filter(({ text }) => !isKicker(fold(text)));
  const all = useful.length > 0 ? useful : parts;
  const [first, second] = all;
  if (!first) return null;
  if (!second) return { lead: null, main: splitAtComma(first, grammar), rest: null };
  if (words(first.text) <= 2 && !first.isQuestion && !first.isExclamation)
    return { lead: first, main: splitAtComma(second, grammar), rest: null };
  const rest = splitAtComma(second, grammar);
  return { lead: null, main: splitAtComma(first, grammar), rest };
}

/**
 * "Earthquake hits Japan, thousands evacuated": takes the half before the comma if it is a sentence of its
 * own.
 */
function splitAtComma(part: TitlePart, { titles }: Grammar): TitlePart {
  const [first = '', ...rest] = part.text.split(/,\s+/);
  if (rest.length === 0) return part;
  const second = rest.join(', ');
  // The clause after a "but" is the message: both are scored together.
  if (titleContrasts.test(second)) return part;
  if (words(first) >= 3 && words(second) >= 3 && !titles.subordinate.test(first))
    return { ...part, text: first };
  if (titles.subordinate.test(first) && words(second) >= 3) return { ...part, text: second };
  return part;
}
