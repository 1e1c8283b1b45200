import { catalogue } from '#web/i18n/catalogue.ts';
import { appTextsEn } from './texts.en.ts';

export const appTexts = catalogue(appTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).appTextsPt,
  es: async () => (await import('./texts.es.ts')).appTextsEs,
});
