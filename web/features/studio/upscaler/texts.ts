import { catalogue } from '#web/i18n/catalogue.ts';
import { upscalerTextsEn } from './texts.en.ts';

export const upscalerTexts = catalogue(upscalerTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).upscalerTextsPt,
  es: async () => (await import('./texts.es.ts')).upscalerTextsEs,
});
