import { catalogue } from '#web/i18n/catalogue.ts';
import { formTextsEn } from './texts.en.ts';

export const formTexts = catalogue(formTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).formTextsPt,
  es: async () => (await import('./texts.es.ts')).formTextsEs,
});
