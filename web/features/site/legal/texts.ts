import { catalogue } from '#web/i18n/catalogue.ts';
import { legalTextsEn } from './texts.en.ts';

export const legalTexts = catalogue(legalTextsEn);
