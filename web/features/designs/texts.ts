import { catalogue } from '#web/i18n/catalogue.ts';
import { designTextsEn } from './texts.en.ts';

export const designTexts = catalogue(designTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).designTextsPt,
  es: async () => (await import('./texts.es.ts')).designTextsEs,
});
