import type { Language } from '#contract/preferences.ts';

/** A day as a mail names it, such as "May 1, 2026", in UTC: where the reader lives is not known. */
export function dateInWords(date: Date, language: Language): string {
  const locale = language === 'pt' ? 'pt-BR' : language;
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
