import { type Language, localeOf } from '#contract/languages.ts';

/** A day as a mail names it, such as "May 1, 2026", in UTC: where the reader lives is not known. */
export function dateInWords(date: Date, language: Language): string {
  const locale = localeOf(language);
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
