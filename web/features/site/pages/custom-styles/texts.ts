import { catalogue } from '#web/i18n/catalogue.ts';
import { customStylesTextsEn } from './texts.en.ts';

export const customStylesTexts = catalogue(customStylesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).customStylesTextsPt,
  es: async () => (await import('./texts.es.ts')).customStylesTextsEs,
});
