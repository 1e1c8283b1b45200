import { catalogue } from '#web/i18n/catalogue.ts';
import { affiliateTextsEn } from './texts.en.ts';

export const affiliateTexts = catalogue(affiliateTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).affiliateTextsPt,
  es: async () => (await import('./texts.es.ts')).affiliateTextsEs,
});
