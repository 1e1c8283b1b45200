import { catalogue } from '#web/i18n/catalogue.ts';
import { proofTextsEn } from './texts.en.ts';

export const proofTexts = catalogue(proofTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).proofTextsPt,
  es: async () => (await import('./texts.es.ts')).proofTextsEs,
});
