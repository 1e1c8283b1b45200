import { catalogue } from '#web/i18n/catalogue.ts';
import { galleryTextsEn } from './texts.en.ts';

export const galleryTexts = catalogue(galleryTextsEn);
