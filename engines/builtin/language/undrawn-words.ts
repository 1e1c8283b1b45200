/** Finds words that the engine draws nothing for. */
import type { PromptLanguage } from '../vocabulary.ts';
import { listWords } from './concept-index.ts';
import { undrawnWords } from './concepts/undrawn-words.ts';
import { singular } from './inflection.ts';
import { fold } from './text.ts';

const stemOf = (words: readonly string[], language: PromptLanguage) =>
  words.map((word) => singular(word, language)).join(' ');

function build(language: PromptLanguage) {
  const stems = new Set<string>();
  let longest = 1;
  for (const entry of undrawnWords[language].flatMap(listWords)) {
    const words = fold(entry.replace(/'s(?= |$)/g, '')).split(' ');
    stems.add(stemOf(words, language));
    longest = Math.max(longest, words.length);
  }
  return { stems, longest };
}

const built = new Map<PromptLanguage, ReturnType<typeof build>>();

/** Returns how many words from a place on are together a thing that is not drawn; 0 where none is. */
export function undrawnLength(
  words: readonly { folded: string; endsPart: boolean }[],
  start: number,
  language: PromptLanguage,
): number {
  const { stems, longest } = built.get(language) ?? build(language);
  if (!built.has(language)) built.set(language, { stems, longest });
  for (let length = Math.min(longest, words.length - start); length >= 1; length--) {
    const phrase = words.slice(start, start + length);
    if (phrase.slice(0, -1).some(({ endsPart }) => endsPart)) continue;
    const folded = phrase.map((word) => word.folded);
    if (stems.has(stemOf(folded, language))) return length;
  }
  return 0;
}
