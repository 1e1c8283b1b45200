import * as z from 'zod';

/**
 * White space, control characters and what is drawn as nothing: zero-width spaces and joiners, soft hyphens,
 * marks of order, and the empty cell of braille.
 */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * What is drawn as nothing and says nothing in one line: marks that turn the direction of the text around
 * them, zero-width spaces, soft hyphens. What joins letters and emoji, or chooses between their pictures, is
 * kept: names are written with it.
 */
const unsaid = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Normalises a name for storing: composed, in one line, with single spaces, and without invisible characters.
 */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(unsaid, '')
    .replace(/[^\S\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * What two names have in common that are one to a reader: neither case nor what is drawn as nothing counts.
 */
export function nameKey(name: string): string {
  return tidyName(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/** A name in one line, tidied, in which there is something to see. */
export function nameOf(maxCharacters: number) {
  return z
    .string()
    .overwrite(tidyName)
    .min(1)
    .max(maxCharacters)
    .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), 'holds a character that cannot be used here')
    .refine((name) => !isInvisible(name), 'holds nothing that can be seen');
}
