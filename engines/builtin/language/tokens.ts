import type { Grammar, Tag } from './grammar/grammar.ts';
import { alternatives } from './grammar/lexicon.ts';
import { fold, plainLower } from './text.ts';

/** A word of the prompt, without the punctuation around it. */
export interface Word {
  raw: string;
  lower: string;
  folded: string;
  /** A comma, colon or sentence end follows: phrases never reach across it. */
  endsPart: boolean;
}

export interface Token extends Word {
  tag: Tag;
}

/** Keeps the words of a fixed phrase together; shown as an ordinary space. */
export const tie = '\u00a0';

const leadingPunctuation = /^[^\p{L}\p{N}$€£#&@+-]+/u;
/** Matches only at the start of a run of signs: tried at each, thousands in a row would take seconds. */
const trailingPunctuation = /(?<![^\p{L}\p{N}$€£%+°ºª&′″])[^\p{L}\p{N}$€£%+°ºª&′″]+$/u;
const partEnd = /[.,:;!?…)\]—–|]["'”’»)]*$/;

function idiomPattern(grammar: Grammar): RegExp {
  const phrases = grammar.idioms.map((idiom) => idiom.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

const idiomPatterns = new Map<string, RegExp>();

function tieIdioms(text: string, grammar: Grammar): string {
  let pattern = idiomPatterns.get(grammar.language);
  if (!pattern) {
    pattern = idiomPattern(grammar);
    idiomPatterns.set(grammar.language, pattern);
  }
  return text.replace(pattern, (phrase) => phrase.replace(/ /g, tie));
}

const beforeMagnitude = new RegExp(
  String.raw`(\d)\s+(?=${alternatives(({ magnitudes }) => magnitudes)}\b)`,
  'giu',
);

const worded = alternatives(({ wordedMagnitudes }) => wordedMagnitudes);
/** "A million dollars". */
const wordedAmount = new RegExp(
  String.raw`(?<=\b${alternatives(({ wordedOnes }) => wordedOnes)}\s)(${worded})\s+(?=${alternatives(({ wordedCurrencies }) => wordedCurrencies)}\b)`,
  'giu',
);
const tiedAmount = new RegExp(String.raw`^${worded}${tie}\p{L}+$`, 'u');

/** Splits text into words. Amounts ("R$ 5.000", "$ 12") and fixed phrases ("step by step") stay one word. */
export function splitWords(text: string, grammar: Grammar, limit = 400): Word[] {
  const prepared = tieIdioms(text, grammar)
    .replace(/(R\$|US\$|\$|€|£)\s+(?=\d)/gi, `$1${tie}`)
    .replace(beforeMagnitude, `$1${tie}`)
    .replace(wordedAmount, `$1${tie}`)
    .replace(/(\d)\s+(%|€|km\/h\b|kg\b|°[CF]\b)/g, `$1${tie}$2`)
    .replace(/["“”«»„()[\]{}¿¡<>*_]/g, ' ');
  const words: Word[] = [];
  for (const piece of prepared.split(/[ \t\r\n\f\v\u2028\u2029]+/)) {
    if (words.length >= limit) break;
    const raw = piece.replace(leadingPunctuation, '').replace(trailingPunctuation, '');
    const last = words.at(-1);
    if (!raw) {
      if (last && /[.,:;!?|—–-]/.test(piece)) last.endsPart = true;
      continue;
    }
    words.push({ raw, lower: plainLower(raw), folded: fold(raw), endsPart: partEnd.test(piece) });
  }
  return words;
}

/** Units of measure that are written alike everywhere. */
const symbols = 'k|m|mm|bn|km|kg|cm|gb|tb|mb|mph|km\\/h|x|fps|hz|mp|º|ª|°c|°f';
const amount = new RegExp(
  String.raw`^[#+-]?(?:r\$|us\$|[$€£])?\u00a0?\d[\d.,:/]*(?:\u00a0?(?:${alternatives(({ numberEndings }) => numberEndings)}|${symbols}|%|€|\$|k\+|\+))?$`,
  'i',
);

export function isAmount(word: Word): boolean {
  if (tiedAmount.test(word.lower)) return true;
  if (/^\d+′(?:\d+″)?$|^\d+(?:\.\d+)?″$/.test(word.raw)) return true;
  return amount.test(word.folded);
}

export function isYear(word: Word): boolean {
  return /^(19[5-9]\d|20[0-4]\d)$/.test(word.folded);
}
