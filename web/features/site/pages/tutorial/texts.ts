import { catalogue } from '#web/i18n/catalogue.ts';
import { tutorialTextsEn } from './texts.en.ts';

export const tutorialTexts = catalogue(tutorialTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).tutorialTextsPt,
  es: async () => (await import('./texts.es.ts')).tutorialTextsEs,
});
