import { catalogue } from '#web/i18n/catalogue.ts';
import { askedTextsEn } from './asked-texts.en.ts';

// Apart from the other texts of sending: what listens is on every page, and shall not fetch all that shows pictures.
export const askedTexts = catalogue(askedTextsEn, {
  pt: async () => (await import('./asked-texts.pt.ts')).askedTextsPt,
  es: async () => (await import('./asked-texts.es.ts')).askedTextsEs,
});
