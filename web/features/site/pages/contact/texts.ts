import { catalogue } from '#web/i18n/catalogue.ts';
import { contactTextsEn } from './texts.en.ts';

export const contactTexts = catalogue(contactTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).contactTextsPt,
  es: async () => (await import('./texts.es.ts')).contactTextsEs,
});
