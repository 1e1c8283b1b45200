import { catalogue } from '#web/i18n/catalogue.ts';
import { upscalingTextsEn } from './texts.en.ts';

export const upscalingTexts = catalogue(upscalingTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).upscalingTextsPt,
  es: async () => (await import('./texts.es.ts')).upscalingTextsEs,
});
