import { accountLimits } from '#contract/limits.ts';

/**
 * Characters that screens cannot show, that the database cannot store, or that change the direction of the
 * text after them, other users' included.
 */
const neverInNames = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a name as stored; null if no character of it is visible. */
export function cleanName(name: string): string | null {
  const clean = [...name.toWellFormed().replace(neverInNames, '').trim()]
    .slice(0, accountLimits.nameMaxCharacters)
    .join('')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : null;
}
