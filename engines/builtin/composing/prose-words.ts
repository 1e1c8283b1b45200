/** Splits a text in any script into words, each with whether a space precedes it. */

import { headlineLimits } from '../recipe.ts';

export interface ProseWord {
  text: string;
  isSpaced: boolean;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Closing punctuation stays with the text before it, opening punctuation with the text after it. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%]+$/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;
/** Particles that stay with the word before them. */
const particle =
  /^(?:は|が|の|を|に|で|と|も|へ|や|な|か|ね|よ|から|まで|より|だけ|って|です|ます|した|する|して|った|ない|的|了|吗|呢|吧|啊|嗎|過|过|着|们)$/u;

/** Returns whether the text is in a script that writes without spaces between words. */
export const isUnspaced = (text: string) => unspaced.test(text);

/** A chunk that is longer than any line is no word: it may be broken after so many letters. */
const piece = /(?:.\p{M}*){1,12}/gsu;

const piecesOf = (chunk: string): readonly string[] =>
  chunk.length > headlineLimits.charactersPerLine ? (chunk.match(piece) ?? [chunk]) : [chunk];

export function proseWords(text: string): ProseWord[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((chunk) => {
      const parts = isUnspaced(chunk) ? dictionaryWords(chunk) : piecesOf(chunk);
      return parts.map((part, at) => ({ text: part, isSpaced: at === 0 }));
    });
}

/** Splits a chunk without spaces into dictionary words. */
function dictionaryWords(chunk: string): string[] {
  const locale = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(chunk) ? 'ja' : 'zh';
  const words: string[] = [];
  let isOpen = false;
  // "了一" is not a word of two characters: the first belongs to the verb before it.
  const found = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(chunk)].flatMap(
    ({ segment }) => (/^了./u.test(segment) ? ['了', segment.slice(1)] : [segment]),
  );
  for (const segment of found) {
    const last = words.length - 1;
    if (last >= 0 && (isOpen || closing.test(segment) || particle.test(segment))) words[last] += segment;
    else words.push(segment);
    isOpen = opening.test(segment);
  }
  return words;
}
