/** The languages that the public pages are written in; each has a record of content of its own. */
export const siteLanguages = ['en', 'pt', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The address of the landing page in each language. */
export const landingPaths: Readonly<Record<SiteLanguage, string>> = { en: '/', pt: '/pt', es: '/es' };

/** What to ask for to have the landing page in a language: `/` alone follows the browser. */
export function landingAddress(language: SiteLanguage): string {
  return language === 'en' ? `${landingPaths.en}?lang=en` : landingPaths[language];
}
