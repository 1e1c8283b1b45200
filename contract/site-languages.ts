import { type Language, sourceLanguage } from './languages.ts';

/** Returns the path of the landing page in a language. */
export function landingPath(language: Language): string {
  return language === sourceLanguage ? '/' : `/${language}`;
}

/** Cookie with the language chosen in a browser, for the landing page that the server renders. */
export const languageCookie = 'adventure-language';

/**
 * Returns the address that shows the landing page in a language: `/` alone follows the cookie, else the
 * browser.
 */
export function landingAddress(language: Language): string {
  return language === sourceLanguage ? `${landingPath(language)}?lang=${language}` : landingPath(language);
}
