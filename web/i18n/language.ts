import { asLanguage, type Language, localeOf } from '#contract/languages.ts';

let language: Language = languageOfPage();
const listeners = new Set<() => void>();

/** `web/public/boot.js` has chosen before the first paint, or the server where it wrote the page's words itself. */
function languageOfPage(): Language {
  if (typeof document === 'undefined') return 'en';
  return asLanguage(document.documentElement.dataset.language) ?? 'en';
}

export function currentLanguage(): Language {
  return language;
}

/** The language of the moment as Intl names it. */
export function currentLocale(): string {
  return localeOf(language);
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches at once; `loadCatalogues` has brought the texts in before. */
export function setLanguage(next: Language): void {
  language = next;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = localeOf(next);
    document.documentElement.dataset.language = next;
  }
  for (const listener of listeners) listener();
}
