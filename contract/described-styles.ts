import * as z from 'zod';
import { isBlankPrompt } from './generation.ts';
import { describedStyleLimits } from './limits.ts';

const { nameMaxCharacters, descriptionMinCharacters, descriptionMaxCharacters } = describedStyleLimits;

/** Control characters, lone surrogates, line separators and marks that change the text direction. */
const forbiddenInNames = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Control characters other than line feeds and tabs, and lone surrogates. */
const unfitForDescription = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Counts characters as a user would: an emoji or an accented letter is one, whatever its encoding. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Trims a name and collapses its white space, as stored. */
const tidyName = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

const tidyDescription = (text: string) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Name and description of a described style. Parsing normalises them. */
export const describedStyleFields = {
  name: z
    .string()
    .max(1_000)
    .refine((name) => !forbiddenInNames.test(name.trim()) && !isBlankPrompt(name))
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

/** Returns the same key for names that look alike: ignores case, accents and invisible characters. */
export function styleNameKey(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return tidyName(folded) || tidyName(name);
}
