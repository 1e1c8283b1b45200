import { catalogue } from '#web/i18n/catalogue.ts';
import { coinsTextsEn } from './texts.en.ts';

export const coinsTexts = catalogue(coinsTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).coinsTextsPt,
  es: async () => (await import('./texts.es.ts')).coinsTextsEs,
});
