import { catalogue } from '#web/i18n/catalogue.ts';
import { profileTextsEn } from './texts.en.ts';

export const profileTexts = catalogue(profileTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).profileTextsPt,
  es: async () => (await import('./texts.es.ts')).profileTextsEs,
});
