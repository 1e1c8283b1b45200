import { catalogue } from '#web/i18n/catalogue.ts';
import { sessionTextsEn } from './texts.en.ts';

export const sessionTexts = catalogue(sessionTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).sessionTextsPt,
  es: async () => (await import('./texts.es.ts')).sessionTextsEs,
});
