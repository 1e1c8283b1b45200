import { catalogue } from '#web/i18n/catalogue.ts';
import { publicBarTextsEn } from './texts.en.ts';

export const publicBarTexts = catalogue(publicBarTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).publicBarTextsPt,
  es: async () => (await import('./texts.es.ts')).publicBarTextsEs,
});
