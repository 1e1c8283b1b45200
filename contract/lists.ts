import { type Language, localeOf, sourceLanguage } from './languages.ts';

const types = { and: 'conjunction', or: 'disjunction' } as const;

/** Writes a list as a sentence has it: `Genesys Pro and Genesys 1.0`. */
export function writeList(language: Language, items: readonly string[], last: keyof typeof types): string {
  // The English texts are British: no comma before the last item.
  const locale = language === sourceLanguage ? 'en-GB' : localeOf(language);
  return new Intl.ListFormat(locale, { type: types[last] }).format(items);
}
