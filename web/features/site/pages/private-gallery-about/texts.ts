import { catalogue } from '#web/i18n/catalogue.ts';
import { privateGalleryTextsEn } from './texts.en.ts';

export const privateGalleryTexts = catalogue(privateGalleryTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).privateGalleryTextsPt,
  es: async () => (await import('./texts.es.ts')).privateGalleryTextsEs,
});
