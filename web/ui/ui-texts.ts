import { catalogue } from '#web/i18n/catalogue.ts';
import { uiTextsEn } from './ui-texts.en.ts';

export const uiTexts = catalogue(uiTextsEn);
