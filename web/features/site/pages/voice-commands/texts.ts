import { catalogue } from '#web/i18n/catalogue.ts';
import { voiceCommandsTextsEn } from './texts.en.ts';

export const voiceCommandsTexts = catalogue(voiceCommandsTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).voiceCommandsTextsPt,
  es: async () => (await import('./texts.es.ts')).voiceCommandsTextsEs,
});
