import { catalogue } from '#web/i18n/catalogue.ts';
import { feedTextsEn } from './texts.en.ts';

export const feedTexts = catalogue(feedTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).feedTextsPt,
  es: async () => (await import('./texts.es.ts')).feedTextsEs,
});
