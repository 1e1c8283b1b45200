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

/** The icons of the emoji in the prompt, in order, each once. */
export function emojiIcons(prompt: string, words: WordIndex): IconId[] {
  const icons = new Set<IconId>();
  for (const [sequence] of prompt.matchAll(emojiSequence)) {
    const plain = sequence.replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu, '');
    const icon = words.emoji.get(plain);
    if (icon) icons.add(icon);
  }
  return [...icons];
}

/** Are most of the prompt's letters of a script other than Latin? */
export function isForeignScript(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

const longestLine = 22;
const longestLineWide = 10;

/** Lines of a text whose grammar is unknown: broken at spaces, or anywhere in a script that writes without them. */
export function plainLines(text: string, limit = 4): string[] {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const longest = wide ? longestLineWide : longestLine;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (wide && word.length > longest)
      lines.push(...(word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [word]));
    else lines.push(word);
  }
  return lines.slice(0, limit);
}
