import { catalogue } from '#web/i18n/catalogue.ts';
import { testPopupsTextsEn } from './texts.en.ts';

export const testPopupsTexts = catalogue(testPopupsTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).testPopupsTextsPt,
  es: async () => (await import('./texts.es.ts')).testPopupsTextsEs,
});
