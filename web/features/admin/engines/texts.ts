import { catalogue } from '#web/i18n/catalogue.ts';
import { enginesTextsEn } from './texts.en.ts';

export const enginesTexts = catalogue(enginesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).enginesTextsPt,
  es: async () => (await import('./texts.es.ts')).enginesTextsEs,
});
