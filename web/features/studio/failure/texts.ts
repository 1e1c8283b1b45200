import { catalogue } from '#web/i18n/catalogue.ts';
import { popupTextsEn } from './texts.en.ts';

/** A catalogue of its own, since the popups are files of their own. */
export const popupTexts = catalogue(popupTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).popupTextsPt,
  es: async () => (await import('./texts.es.ts')).popupTextsEs,
});
