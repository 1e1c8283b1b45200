import { catalogue } from '#web/i18n/catalogue.ts';
import { accountsTextsEn } from './texts.en.ts';

export const accountsTexts = catalogue(accountsTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).accountsTextsPt,
  es: async () => (await import('./texts.es.ts')).accountsTextsEs,
});
