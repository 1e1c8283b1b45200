import { catalogue } from '#web/i18n/catalogue.ts';
import { describedStyleTextsEn } from './texts.en.ts';

export const describedStyleTexts = catalogue(describedStyleTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).describedStyleTextsPt,
  es: async () => (await import('./texts.es.ts')).describedStyleTextsEs,
});
