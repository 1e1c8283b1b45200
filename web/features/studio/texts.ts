import { catalogue } from '#web/i18n/catalogue.ts';
import { studioTextsEn } from './texts.en.ts';

export const studioTexts = catalogue(studioTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).studioTextsPt,
  es: async () => (await import('./texts.es.ts')).studioTextsEs,
});
