import { catalogue } from '#web/i18n/catalogue.ts';
import { presetStylesTextsEn } from './texts.en.ts';

export const presetStylesTexts = catalogue(presetStylesTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).presetStylesTextsPt,
  es: async () => (await import('./texts.es.ts')).presetStylesTextsEs,
});
