import type { Reading } from './reading.ts';
import { fold } from './text.ts';
import { undrawnLength } from './undrawn-words.ts';

/** Shorter nouns are abbreviations, or remains of other words. */
const leastLetters = 4;

/** Returns the warning that the prompt's subject has no drawing; empty if no noun of it is without one. */
export function missingSubject({
  tokens,
  mentions,
  grammar,
  title,
}: Reading): { code: string; message: string }[] {
  const isFree = (at: number) => !mentions.some(({ start, end }) => at >= start && at < end);
  const noun = tokens.findIndex(
    ({ tag, folded }, at) =>
      tag === 'noun' &&
      folded.length >= leastLetters &&
      /^\p{L}+$/u.test(folded) &&
      !grammar.unpicturedWords.has(folded) &&
      fold(title).includes(folded) &&
      isFree(at),
  );
  const known = tokens.findIndex((_, at) => isFree(at) && undrawnLength(tokens, at, grammar.language) > 0);
  // "Gas mask": what is known to have no drawing is named whole.
  const at = known >= 0 ? known : noun;
  if (at < 0) return [];
  const length = Math.max(1, undrawnLength(tokens, at, grammar.language));
  const words = tokens
    .slice(at, at + length)
    .map(({ raw }) => raw)
    .join(' ');
  return [
    {
      code: 'subject-not-drawn',
      message: `The built-in engine has no drawing of “${words}”, so the design is made of words alone. Add a photo of it, or name another thing.`,
    },
  ];
}
