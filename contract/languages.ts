interface LanguageRecord {
  /** The language's own name. */
  name: string;
  /** BCP 47 tag for `<html lang>` and Intl. */
  locale: string;
  /** Tag for a browser's speech recognition, which needs a region. */
  spokenLocale: string;
  /** The first day of the week: 0 for Sunday, 1 for Monday. Not every browser's `Intl` knows it. */
  weekStart: 0 | 1;
}

/** The languages of all texts, one line each: see `docs/recipes/add-a-language.md`. */
const records = {
  en: { name: 'English', locale: 'en', spokenLocale: 'en-US', weekStart: 0 },
  pt: { name: 'Português (Brasil)', locale: 'pt-BR', spokenLocale: 'pt-BR', weekStart: 0 },
  es: { name: 'Español', locale: 'es', spokenLocale: 'es-419', weekStart: 1 },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type Language = keyof typeof records;

/** Every text is written in this language and translated from it. */
export const sourceLanguage = 'en' satisfies Language;

/** The languages that texts are translated into. */
export const translatedLanguages: readonly Language[] = Object.keys(records)
  .filter(isLanguage)
  .filter((one) => one !== sourceLanguage);

/** The source language first. */
export const languages: readonly [typeof sourceLanguage, ...Language[]] = [
  sourceLanguage,
  ...translatedLanguages,
];

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(records, value);
}

/** Returns null for anything but one of `languages`. */
export function asLanguage(value: unknown): Language | null {
  return isLanguage(value) ? value : null;
}

export function languageName(language: Language): string {
  return records[language].name;
}

export function localeOf(language: Language): string {
  return records[language].locale;
}

export function spokenLocaleOf(language: Language): string {
  return records[language].spokenLocale;
}

/** The first day of a language's week, as `Date` counts them. */
export function weekStartOf(language: Language): number {
  return records[language].weekStart;
}
