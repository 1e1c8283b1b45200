import { defineTexts } from '#web/i18n/catalogue.ts';

/** What the session says wherever the app is open; the rest of the accounts' texts come with their pages. */
export const sessionTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  logoutError: 'An error occurred while logging out. Please try again.',
});
