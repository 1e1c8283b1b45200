import { catalogue } from '#web/i18n/catalogue.ts';
import { supportTextsEn } from './texts.en.ts';

export const supportTexts = catalogue(supportTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).supportTextsPt,
  es: async () => (await import('./texts.es.ts')).supportTextsEs,
});
