import { catalogue } from '#web/i18n/catalogue.ts';
import { pricingTextsEn } from './texts.en.ts';

export const pricingTexts = catalogue(pricingTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).pricingTextsPt,
  es: async () => (await import('./texts.es.ts')).pricingTextsEs,
});
