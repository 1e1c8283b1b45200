import { catalogue } from '#web/i18n/catalogue.ts';
import { pageTextsEn } from './page-texts.en.ts';

export const pageTexts = catalogue(pageTextsEn, {
  pt: async () => (await import('./page-texts.pt.ts')).pageTextsPt,
  es: async () => (await import('./page-texts.es.ts')).pageTextsEs,
});
