import { catalogue } from '#web/i18n/catalogue.ts';
import { adminAccessTextsEn } from './texts.en.ts';

export const adminAccessTexts = catalogue(adminAccessTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).adminAccessTextsPt,
  es: async () => (await import('./texts.es.ts')).adminAccessTextsEs,
});
