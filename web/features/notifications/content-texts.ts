import { notificationTextsEn } from '#contract/notification-texts.ts';
import { catalogue } from '#web/i18n/catalogue.ts';

/** What notifications themselves say: apart from the words around them, which stand on every page. */
export const contentTexts = catalogue(notificationTextsEn, {
  pt: async () => (await import('./content-texts.pt.ts')).contentTextsPt,
  es: async () => (await import('./content-texts.es.ts')).contentTextsEs,
});
