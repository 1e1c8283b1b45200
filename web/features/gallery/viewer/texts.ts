import { catalogue } from '#web/i18n/catalogue.ts';
import { viewerTextsEn } from './texts.en.ts';

export const viewerTexts = catalogue(viewerTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).viewerTextsPt,
  es: async () => (await import('./texts.es.ts')).viewerTextsEs,
});
