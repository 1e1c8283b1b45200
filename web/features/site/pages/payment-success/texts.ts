import { catalogue } from '#web/i18n/catalogue.ts';
import { paymentSuccessTextsEn } from './texts.en.ts';

export const paymentSuccessTexts = catalogue(paymentSuccessTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).paymentSuccessTextsPt,
  es: async () => (await import('./texts.es.ts')).paymentSuccessTextsEs,
});
