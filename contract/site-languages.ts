import type { Language } from './languages.ts';

/** The address of the landing page in a language. */
export function landingPath(language: Language): string {
  return language === 'en' ? '/' : `/${language}`;
}

/**
 * The cookie in which a browser tells which language was chosen in it: the server writes the landing page.
 */
export const languageCookie = 'adventure-language';

/** What to ask for to have the landing page in a language: `/` alone follows the choice, else the browser. */
export function landingAddress(language: Language): string {
  return language === 'en' ? `${landingPath('en')}?lang=en` : landingPath(language);
}
