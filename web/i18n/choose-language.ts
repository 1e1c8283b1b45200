import { daySeconds } from '#contract/durations.ts';
import { asLanguage, type Language } from '#contract/languages.ts';
import { languageCookie } from '#contract/site-languages.ts';
import { loadCatalogues } from './catalogue.ts';
import { currentLanguage, setLanguage } from './language.ts';

/** The same key as in `web/public/boot.js`, which reads it before the first paint. */
const storageKey = 'adventure-language';
const yearSeconds = 365 * daySeconds;

/** The last choice wins, whichever file loads first. */
let requested: Language = currentLanguage();

/**
 * Switches once the language's texts have loaded, and stores the choice in this browser. Rejects if they fail
 * to load.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  requested = next;
  await loadCatalogues(next);
  if (requested !== next) return;
  rememberLanguage(next);
  if (currentLanguage() !== next) setLanguage(next);
}

/** Makes the next page start in this language, including server-rendered ones. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Follows choices made in other tabs; called once at start. */
export function followLanguage(): void {
  window.addEventListener('storage', (event) => {
    const chosen = event.key === storageKey ? asLanguage(event.newValue) : null;
    // If the texts fail to load, this tab keeps its language.
    if (chosen !== null) chooseLanguage(chosen).catch(() => undefined);
  });
}
