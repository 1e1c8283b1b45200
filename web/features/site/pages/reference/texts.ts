import { catalogue } from '#web/i18n/catalogue.ts';
import { referenceTextsEn } from './texts.en.ts';

export const referenceTexts = catalogue(referenceTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).referenceTextsPt,
  es: async () => (await import('./texts.es.ts')).referenceTextsEs,
});
