import { catalogue } from '#web/i18n/catalogue.ts';
import { legalTextsEn } from './texts.en.ts';

export const legalTexts = catalogue(legalTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).legalTextsPt,
  es: async () => (await import('./texts.es.ts')).legalTextsEs,
});
