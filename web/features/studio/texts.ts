import { catalogue } from '#web/i18n/catalogue.ts';
import { studioTextsEn } from './texts.en.ts';

export const studioTexts = catalogue(studioTextsEn);
