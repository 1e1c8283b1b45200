import { catalogue } from '#web/i18n/catalogue.ts';
import { trainedStyleTextsEn } from './texts.en.ts';

export const trainedStyleTexts = catalogue(trainedStyleTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).trainedStyleTextsPt,
  es: async () => (await import('./texts.es.ts')).trainedStyleTextsEs,
});
