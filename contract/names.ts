import * as z from 'zod';

/**
 * White space, control characters and invisible characters: zero-width spaces and joiners, soft hyphens,
 * direction marks, and the blank braille pattern.
 */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * Invisible characters that have no meaning in one line: direction marks, zero-width spaces, soft hyphens.
 * Keeps joiners and variation selectors, which letters and emoji need.
 */
const removable = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** Normalises a name for storage: NFC, one line, single spaces, no meaningless invisible characters. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(removable, '')
    .replace(/[^\S\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns the same key for names that look alike: ignores case and invisible characters. */
export function nameKey(name: string): string {
  return tidyName(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/** A normalised name in one line with at least one visible character. */
export function nameOf(maxCharacters: number) {
  return z
    .string()
    .overwrite(tidyName)
    .min(1)
    .max(maxCharacters)
    .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), 'holds a character that cannot be used here')
    .refine((name) => !isInvisible(name), 'holds nothing that can be seen');
}
