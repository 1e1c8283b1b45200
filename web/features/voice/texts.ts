import { catalogue } from '#web/i18n/catalogue.ts';
import { voiceTextsEn } from './texts.en.ts';

export const voiceTexts = catalogue(voiceTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).voiceTextsPt,
  es: async () => (await import('./texts.es.ts')).voiceTextsEs,
});
