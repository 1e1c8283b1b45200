import type { IconId } from '../vocabulary.ts';
import type { WordIndex } from './word-index.ts';

const emojiSequence =
  /(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]{2})(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*\ufe0f?/gu;

/** Text without emoji, which no headline font has. */
export function withoutEmoji(text: string): string {
  return text
    .replace(emojiSequence, ' ')
    .replace(/[\ufe0f\u200d]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Hearts and arrows replace words ("I ❤️ NY"); every other emoji inside a sentence ends it. */
const wordLike =
  /[\u2190-\u21ff\u27a1\u2b05-\u2b07\u2764\u2665\u{1f493}-\u{1f49f}\u{1f90d}-\u{1f90e}\u{1f9e1}\u{1f19a}\u2716\u274c\u2795]/u;

/**
 * How far on both sides of an emoji its two words are searched, in characters. Each emoji searches again:
 * without a bound, a page of emoji after a page of letters would take minutes.
 */
const reach = 100;
/** Read backwards from the end, so that a failed search does not restart at every letter. */
const endsInTwoWords = /$(?<=\p{L}{2}\s+\p{L}{2,}\s*)/u;
const beginsWithTwoWords = /^\s*\p{L}+\s+\p{L}{2}/u;

/** Text without emoji, with a full stop for those between two sentences: "No way 😱 it happened". */
export function emojiAsStops(text: string): string {
  const stopped = text.replace(emojiSequence, (emoji, at: number) => {
    const end = at + emoji.length;
    const isBetween =
      endsInTwoWords.test(text.slice(Math.max(0, at - reach), at)) &&
      beginsWithTwoWords.test(text.slice(end, end + reach));
    return isBetween && !wordLike.test(emoji) ? '. ' : emoji;
  });
  return withoutEmoji(stopped).replace(/ +\. /g, '. ');
}

/** Returns the icons of the prompt's emoji, in order, each once. */
export function emojiIcons(prompt: string, words: WordIndex): IconId[] {
  const icons = new Set<IconId>();
  for (const [sequence] of prompt.matchAll(emojiSequence)) {
    const plain = sequence.replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu, '');
    const icon = words.emoji.get(plain);
    if (icon) icons.add(icon);
  }
  return [...icons];
}

/** Returns whether most of the prompt's letters are not Latin. */
export function isForeignScript(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

/** No picture has room for more text than this. */
const longestPlain = 1000;

/** Returns text of unknown grammar unchanged: line breaks are chosen later, when its room is known. */
export function plainText(text: string): string[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  return plain === '' ? [] : [plain.slice(0, longestPlain)];
}
