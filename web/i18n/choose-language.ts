import { asLanguage, type Language } from '#contract/languages.ts';
import { languageCookie } from '#contract/site-languages.ts';
import { loadCatalogues } from './catalogue.ts';
import { currentLanguage, setLanguage } from './language.ts';

/** The same key as in `web/public/boot.js`, which reads it before the first paint. */
const storageKey = 'adventure-language';
const yearSeconds = 365 * 24 * 60 * 60;

/** The last choice wins, whichever file comes first. */
let wanted: Language = currentLanguage();

/** Switches as soon as the language's texts are here, and remembers it in this browser. Rejects when they do not come. */
export async function chooseLanguage(next: Language): Promise<void> {
  wanted = next;
  await loadCatalogues(next);
  if (wanted !== next) return;
  rememberLanguage(next);
  if (currentLanguage() !== next) setLanguage(next);
}

/** The next page begins in this language, those that the server writes included. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Follows a choice that was made in another tab; called once at the start. */
export function followLanguage(): void {
  window.addEventListener('storage', (event) => {
    const chosen = event.key === storageKey ? asLanguage(event.newValue) : null;
    // Without the texts this tab goes on in its language.
    if (chosen !== null) chooseLanguage(chosen).catch(() => undefined);
  });
}
