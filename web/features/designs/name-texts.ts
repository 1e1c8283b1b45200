import { catalogue } from '#web/i18n/catalogue.ts';
import { nameTextsEn } from './name-texts.en.ts';

export const nameTexts = catalogue(nameTextsEn, {
  pt: async () => (await import('./name-texts.pt.ts')).nameTextsPt,
  es: async () => (await import('./name-texts.es.ts')).nameTextsEs,
});
