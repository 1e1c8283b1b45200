import { catalogue } from '#web/i18n/catalogue.ts';
import { sendToTextsEn } from './texts.en.ts';

export const sendToTexts = catalogue(sendToTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).sendToTextsPt,
  es: async () => (await import('./texts.es.ts')).sendToTextsEs,
});
