import { catalogue } from '#web/i18n/catalogue.ts';
import { sandboxTextsEn } from './texts.en.ts';

export const sandboxTexts = catalogue(sandboxTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).sandboxTextsPt,
  es: async () => (await import('./texts.es.ts')).sandboxTextsEs,
});
