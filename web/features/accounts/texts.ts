import { catalogue } from '#web/i18n/catalogue.ts';
import { accountsTextsEn } from './texts.en.ts';

export const accountsTexts = catalogue(accountsTextsEn);
