import { accountLimits } from '#contract/limits.ts';

/**
 * What the screen cannot show and the database cannot store, and what turns the direction of the text after it, other
 * people's included.
 */
const neverInNames = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept; null where nothing of it can be seen. */
export function cleanName(name: string): string | null {
  const clean = [...name.toWellFormed().replace(neverInNames, '').trim()]
    .slice(0, accountLimits.nameMaxCharacters)
    .join('')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : null;
}
