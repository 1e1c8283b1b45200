import type { Translation } from '#web/i18n/catalogue.ts';
import type { sessionTextsEn } from './texts.ts';

export const texts: Translation<typeof sessionTextsEn> = {
  logoutError: 'Ocorreu um erro ao sair. Tente de novo.',
};
