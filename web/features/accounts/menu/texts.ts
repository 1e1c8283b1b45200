import { catalogue } from '#web/i18n/catalogue.ts';
import { menuTextsEn } from './texts.en.ts';

export const menuTexts = catalogue(menuTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).menuTextsPt,
  es: async () => (await import('./texts.es.ts')).menuTextsEs,
});
