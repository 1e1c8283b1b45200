import { catalogue } from '#web/i18n/catalogue.ts';
import { notificationsTextsEn } from './texts.en.ts';

export const notificationsTexts = catalogue(notificationsTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).notificationsTextsPt,
  es: async () => (await import('./texts.es.ts')).notificationsTextsEs,
});
