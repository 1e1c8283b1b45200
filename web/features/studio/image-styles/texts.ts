import { catalogue } from '#web/i18n/catalogue.ts';
import { imageStyleTextsEn } from './texts.en.ts';

export const imageStyleTexts = catalogue(imageStyleTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).imageStyleTextsPt,
  es: async () => (await import('./texts.es.ts')).imageStyleTextsEs,
});
