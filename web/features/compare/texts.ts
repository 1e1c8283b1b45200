import { catalogue } from '#web/i18n/catalogue.ts';
import { compareTextsEn } from './texts.en.ts';

export const compareTexts = catalogue(compareTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).compareTextsPt,
  es: async () => (await import('./texts.es.ts')).compareTextsEs,
});
