import { catalogue } from '#web/i18n/catalogue.ts';
import { enhanceTextsEn } from './texts.en.ts';

export const enhanceTexts = catalogue(enhanceTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).enhanceTextsPt,
  es: async () => (await import('./texts.es.ts')).enhanceTextsEs,
});
