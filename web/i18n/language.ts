export const languages = ['en', 'pt', 'es'] as const;
export type Language = (typeof languages)[number];

let language: Language = 'en';
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return language;
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches at once; `loadCatalogues` has brought the texts in before. */
export function setLanguage(next: Language): void {
  language = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
