import { catalogue } from '#web/i18n/catalogue.ts';
import { billingTextsEn } from './texts.en.ts';

export const billingTexts = catalogue(billingTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).billingTextsPt,
  es: async () => (await import('./texts.es.ts')).billingTextsEs,
});
