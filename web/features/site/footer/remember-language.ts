import type { Language } from '#web/i18n/language.ts';

/** Has the app speak the language that was chosen on a page of the server's; the key is that of `web/public/boot.js`. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('adventure-language', language);
  } catch {
    // Storage is blocked: the address that was gone to still says the language.
  }
}
