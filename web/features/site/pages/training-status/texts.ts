import { catalogue } from '#web/i18n/catalogue.ts';
import { trainingTextsEn } from './texts.en.ts';

export const trainingTexts = catalogue(trainingTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).trainingTextsPt,
  es: async () => (await import('./texts.es.ts')).trainingTextsEs,
});
