import { catalogue } from '#web/i18n/catalogue.ts';
import { publicGalleryTextsEn } from './texts.en.ts';

export const publicGalleryTexts = catalogue(publicGalleryTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).publicGalleryTextsPt,
  es: async () => (await import('./texts.es.ts')).publicGalleryTextsEs,
});
