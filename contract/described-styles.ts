import * as z from 'zod';
import { isBlankPrompt } from './generation.ts';
import { describedStyleLimits } from './limits.ts';

const { nameMaxCharacters, descriptionMinCharacters, descriptionMaxCharacters } = describedStyleLimits;

/** Control characters, and marks that turn the direction of the text around them. */
const unfitForName = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Lines may be broken and indented; nothing else invisible is stored. */
const unfitForDescription = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Counts characters as a user would: an emoji or an accented letter is one, however it is stored. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** A name as it is stored: without spaces around it, and with single ones inside. */
const tidyName = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

const tidyDescription = (text: string) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** A user's description of a style; parsing tidies it. */
export const describedStyleFields = {
  name: z
    .string()
    .max(1_000)
    .refine((name) => !unfitForName.test(name.trim()) && !isBlankPrompt(name))
    .transform(tidyName)
    .refine((name) => countCharacters(name) <= nameMaxCharacters),
  description: z
    .string()
    .max(10_000)
    .transform(tidyDescription)
    .refine((text) => {
      const count = countCharacters(text);
      return count >= descriptionMinCharacters && count <= descriptionMaxCharacters;
    })
    .refine((text) => !unfitForDescription.test(text) && !isBlankPrompt(text)),
} as const;

/**
 * What two names have in common that are one to a reader: neither case nor accents nor invisible marks count.
 */
export function styleNameKey(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return tidyName(folded) || tidyName(name);
}
