import { catalogue } from '#web/i18n/catalogue.ts';
import { footerTextsEn } from './texts.en.ts';

/** Of the footer and of the questions above it, which stand together on several pages. */
export const footerTexts = catalogue(footerTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).footerTextsPt,
  es: async () => (await import('./texts.es.ts')).footerTextsEs,
});
