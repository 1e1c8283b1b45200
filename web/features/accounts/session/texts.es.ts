import type { Translation } from '#web/i18n/catalogue.ts';
import type { sessionTextsEn } from './texts.ts';

export const texts: Translation<typeof sessionTextsEn> = {
  logoutError: 'Ocurrió un error al cerrar sesión. Inténtalo de nuevo.',
};
