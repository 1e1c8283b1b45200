import { catalogue } from '#web/i18n/catalogue.ts';
import { moneyTextsEn } from './texts.en.ts';

export const moneyTexts = catalogue(moneyTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).moneyTextsPt,
  es: async () => (await import('./texts.es.ts')).moneyTextsEs,
});
