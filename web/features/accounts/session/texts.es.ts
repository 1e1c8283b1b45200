import type { Translation } from '#web/i18n/catalogue.ts';
import type { sessionTexts } from './texts.ts';

export const texts: Translation<typeof sessionTexts.own> = {
  logoutError: 'Ocurrió un error al cerrar sesión. Inténtalo de nuevo.',
};
