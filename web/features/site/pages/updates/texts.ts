import { catalogue } from '#web/i18n/catalogue.ts';
import { updatesTextsEn } from './texts.en.ts';

export const updatesTexts = catalogue(updatesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).updatesTextsPt,
  es: async () => (await import('./texts.es.ts')).updatesTextsEs,
});
