import { catalogue } from '#web/i18n/catalogue.ts';
import { madeByTextsEn } from './texts.en.ts';

export const madeByTexts = catalogue(madeByTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).madeByTextsPt,
  es: async () => (await import('./texts.es.ts')).madeByTextsEs,
});
