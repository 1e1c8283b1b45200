import { catalogue } from '#web/i18n/catalogue.ts';
import { uiTextsEn } from './ui-texts.en.ts';

export const uiTexts = catalogue(uiTextsEn, {
  pt: async () => (await import('./ui-texts.pt.ts')).uiTextsPt,
  es: async () => (await import('./ui-texts.es.ts')).uiTextsEs,
});
