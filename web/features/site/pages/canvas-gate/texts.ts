import { catalogue } from '#web/i18n/catalogue.ts';
import { canvasGateTextsEn } from './texts.en.ts';

export const canvasGateTexts = catalogue(canvasGateTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).canvasGateTextsPt,
  es: async () => (await import('./texts.es.ts')).canvasGateTextsEs,
});
