import { catalogue } from '#web/i18n/catalogue.ts';
import { galleryTextsEn } from './texts.en.ts';

export const galleryTexts = catalogue(galleryTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).galleryTextsPt,
  es: async () => (await import('./texts.es.ts')).galleryTextsEs,
});
