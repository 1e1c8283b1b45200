import { catalogue } from '#web/i18n/catalogue.ts';
import { referencesTextsEn } from './texts.en.ts';

export const referencesTexts = catalogue(referencesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).referencesTextsPt,
  es: async () => (await import('./texts.es.ts')).referencesTextsEs,
});
