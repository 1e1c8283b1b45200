import type { Translation } from '#web/i18n/catalogue.ts';
import type { sessionTextsEn } from './texts.en.ts';

export const sessionTextsPt: Translation<typeof sessionTextsEn> = {
  logoutError: 'Ocorreu um erro ao sair. Tente de novo.',
};
