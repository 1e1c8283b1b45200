import { catalogue } from '#web/i18n/catalogue.ts';
import { landingTextsEn } from './texts.en.ts';

export const landingTexts = catalogue(landingTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).landingTextsPt,
  es: async () => (await import('./texts.es.ts')).landingTextsEs,
});
