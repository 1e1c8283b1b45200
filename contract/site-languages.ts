/** The languages that the public pages are written in; each has a record of content of its own. */
export const siteLanguages = ['en', 'pt', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The address of the landing page in each language. */
export const landingPaths: Readonly<Record<SiteLanguage, string>> = { en: '/', pt: '/pt', es: '/es' };

/** The cookie in which a browser tells which language was chosen in it: the server writes the landing page. */
export const languageCookie = 'adventure-language';

/** What to ask for to have the landing page in a language: `/` alone follows the choice, else the browser. */
export function landingAddress(language: SiteLanguage): string {
  return language === 'en' ? `${landingPaths.en}?lang=en` : landingPaths[language];
}
