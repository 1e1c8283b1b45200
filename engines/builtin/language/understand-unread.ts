/** A title in a Latin-script language that is not read: printed as it stands, with what all of them name. */
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { conceptIndex } from './concept-index.ts';
import { allGrammars } from './grammar/grammars.ts';
import type { OtherLanguage } from './grammar/other-languages.ts';
import { findQuotation, forbidsText } from './quotes.ts';
import { plainText, withoutEmoji } from './scripts.ts';
import { displayCase, fold, plainLower } from './text.ts';
import type { WordIndex } from './word-index.ts';
import { understandWordless } from './wordless.ts';

/** A longer text is read rather than seen: its lines are broken where it is fitted into its room. */
const mostSeen = 66;
/** About as many letters fill a line. */
const lineLength = 14;
const mostLines = 4;
/** Shorter words of two languages are alike by chance. */
const leastLetters = 4;

const notRead = {
  code: 'unread-language',
  message:
    'The built-in engine reads English, Portuguese and Spanish. It could not read this title, so the title is printed as it stands.',
};

/** Reads a title by nothing but its length: none of its words may be dropped by another language's rules. */
export function understandUnread(
  prompt: string,
  { capitals, words: known, shared }: OtherLanguage,
  words: WordIndex,
): Understanding {
  const plain = understandWordless(prompt, words);
  const text = withoutEmoji(prompt);
  const isShown = !forbidsText(prompt);
  const isQuoted = findQuotation(text) !== null;
  const value = !isShown
    ? []
    : isQuoted
      ? plain.headline.value
      : printed(firstClause(text), (line) => displayCase(line, capitals ?? plain.language));
  const named =
    plain.hero.value === null
      ? namedAlike(text, (word) => known.has(word) || shared.has(word))
      : plain.hero.value;
  const hero =
    named === plain.hero.value
      ? plain.hero
      : { ...plain.hero, value: named, confidence: 0.8, reason: 'a word that all languages share' };
  const layout =
    hero.value !== null && plain.layout.value === 'typography' ? 'hero-right' : plain.layout.value;
  return {
    ...plain,
    headline: { ...plain.headline, value },
    hero,
    layout: { ...plain.layout, value: layout },
    warnings: [notRead],
  };
}

/** Returns a text up to the end of its first sentence; up to a comma if that is long. */
function firstClause(text: string): string {
  const [sentence = text] = /^.{2,}?(?:[.!?…]+(?=\s|$)|(?=:\s| [-–—|] |\n))/su.exec(text) ?? [];
  const whole = sentence.replace(/\.$/u, '').trim();
  if (whole.length <= mostSeen) return whole;
  const [clause = whole] = /^.{12,66}?(?=[,;]\s)/u.exec(whole) ?? [];
  return clause;
}

/** All words of a text in lines of about one length, or in one line if it is long. */
function printed(text: string, toCapitals: (line: string) => string): string[] {
  if (text.length > mostSeen) return plainText(text);
  const words = text.split(/\s+/u).filter(Boolean);
  const count = Math.min(mostLines, words.length, Math.max(1, Math.round(text.length / lineLength)));
  const lines: string[] = [];
  let rest = words;
  for (let left = count; left > 0 && rest.length > 0; left -= 1) {
    const share = rest.join(' ').length / left;
    let taken = 1;
    const lengthOf = (size: number) => rest.slice(0, size).join(' ').length;
    while (
      taken < rest.length - left + 1 &&
      Math.abs(lengthOf(taken + 1) - share) <= Math.abs(lengthOf(taken) - share)
    )
      taken += 1;
    lines.push(rest.slice(0, left === 1 ? rest.length : taken).join(' '));
    rest = rest.slice(left === 1 ? rest.length : taken);
  }
  return lines.map(toCapitals);
}

/** Returns what a word names in every language that is read ("pizza", "robot"): it does in others, too. */
function namedAlike(text: string, isOfLanguage: (word: string) => boolean): IconId | null {
  const words = plainLower(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= leastLetters && !isOfLanguage(word));
  for (const lower of words) {
    const found = allGrammars.map(({ language }) =>
      conceptIndex(language).find([{ lower, folded: fold(lower) }]),
    );
    const icon = found[0]?.concept.icon;
    const isAlike = found.every((one) => one !== null && one.form !== 'gender' && one.concept.icon === icon);
    const kind = found[0]?.concept.kind;
    if (icon && isAlike && (kind === 'thing' || kind === 'being' || kind === 'country')) return icon;
  }
  return null;
}
