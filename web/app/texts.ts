import { catalogue } from '#web/i18n/catalogue.ts';
import { appTextsEn } from './texts.en.ts';

export const appTexts = catalogue(appTextsEn);
