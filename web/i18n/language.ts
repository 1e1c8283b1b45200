import { asLanguage, type Language, localeOf, sourceLanguage } from '#contract/languages.ts';

let language: Language = languageOfPage();
const listeners = new Set<() => void>();

/**
 * Chosen by `web/public/boot.js` before the first paint, or by the server if it rendered the page's texts.
 */
function languageOfPage(): Language {
  if (typeof document === 'undefined') return sourceLanguage;
  return asLanguage(document.documentElement.dataset.language) ?? sourceLanguage;
}

export function currentLanguage(): Language {
  return language;
}

/** The current language as an Intl locale. */
export function currentLocale(): string {
  return localeOf(language);
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches at once; `loadCatalogues` must have loaded the texts. */
export function setLanguage(next: Language): void {
  language = next;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = localeOf(next);
    document.documentElement.dataset.language = next;
  }
  for (const listener of listeners) listener();
}
