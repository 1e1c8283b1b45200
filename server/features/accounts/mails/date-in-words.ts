import { type Language, localeOf } from '#contract/languages.ts';

/** Formats a day for a mail, such as "May 1, 2026", in UTC: the reader's time zone is unknown. */
export function dateInWords(date: Date, language: Language): string {
  const locale = localeOf(language);
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
