import type { Reading } from './reading.ts';
import { fold } from './text.ts';

/** Shorter nouns are abbreviations, or remains of other words. */
const leastLetters = 4;

/** Returns the warning that the prompt's subject has no drawing; empty if no noun of it is without one. */
export function missingSubject({
  tokens,
  mentions,
  grammar,
  title,
}: Reading): { code: string; message: string }[] {
  const noun = tokens.find(
    ({ tag, folded }, at) =>
      tag === 'noun' &&
      folded.length >= leastLetters &&
      /^\p{L}+$/u.test(folded) &&
      !grammar.unpicturedWords.has(folded) &&
      fold(title).includes(folded) &&
      !mentions.some(({ start, end }) => at >= start && at < end),
  );
  if (!noun) return [];
  return [
    {
      code: 'subject-not-drawn',
      message: `The built-in engine has no drawing of “${noun.raw}”, so the design is made of words alone. Add a photo of it, or name another thing.`,
    },
  ];
}
