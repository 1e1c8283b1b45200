import { catalogue } from '#web/i18n/catalogue.ts';
import { compareHostTextsEn } from './texts.en.ts';

export const compareHostTexts = catalogue(compareHostTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).compareHostTextsPt,
  es: async () => (await import('./texts.es.ts')).compareHostTextsEs,
});
