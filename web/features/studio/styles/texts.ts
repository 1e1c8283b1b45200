import { catalogue } from '#web/i18n/catalogue.ts';
import { styleTextsEn } from './texts.en.ts';

export const styleTexts = catalogue(styleTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).styleTextsPt,
  es: async () => (await import('./texts.es.ts')).styleTextsEs,
});
