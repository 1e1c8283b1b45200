import { catalogue } from '#web/i18n/catalogue.ts';
import { affiliatesTextsEn } from './texts.en.ts';

export const affiliatesTexts = catalogue(affiliatesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).affiliatesTextsPt,
  es: async () => (await import('./texts.es.ts')).affiliatesTextsEs,
});
