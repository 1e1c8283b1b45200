import { catalogue } from '#web/i18n/catalogue.ts';
import { adminTextsEn } from './texts.en.ts';

export const adminTexts = catalogue(adminTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).adminTextsPt,
  es: async () => (await import('./texts.es.ts')).adminTextsEs,
});
